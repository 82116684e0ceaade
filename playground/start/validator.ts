import vine, { SimpleMessagesProvider } from '@vinejs/vine'

/** Each message names its field: it is also read in the summary above the form. */
vine.messagesProvider = new SimpleMessagesProvider(
  {
    required: '{{ field }} is missing.',
    email: '{{ field }} must look like ada@example.com.',
    url: '{{ field }} must be a whole address, such as https://example.com.',
    number: '{{ field }} must be a number.',
    min: '{{ field }} must be at least {{ min }}.',
    max: '{{ field }} must be at most {{ max }}.',
    minLength: '{{ field }} must have at least {{ min }} characters.',
    maxLength: '{{ field }} must have at most {{ max }} characters.',
    confirmed: 'The two passwords differ.',
    'slug.regex': '{{ field }} may have small letters, digits and hyphens.',
    'workspace.regex': '{{ field }} may have small letters, digits and hyphens.',
    'due.regex': '{{ field }} must be a day.',
    'phone.regex': '{{ field }} may have digits, spaces and a plus sign at the start.',
  },
  {
    name: 'Name',
    email: 'Email',
    slug: 'Address',
    website: 'Website',
    budget: 'Budget',
    due: 'Due date',
    phone: 'Phone',
    hours: 'Hours a week',
    workspace: 'Workspace',
    password: 'Password',
    'members.0.name': 'Name of the first person',
    'members.0.email': 'Email of the first person',
    'members.1.name': 'Name of the second person',
    'members.1.email': 'Email of the second person',
  },
)
