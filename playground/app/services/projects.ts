import type { Session } from '@adonisjs/session'

/** What the pages show of a project. */
export type Project = {
  slug: string
  name: string
  summary: string
  status: 'draft' | 'active' | 'review' | 'late'
  /** Day as `YYYY-MM-DD`, or null while there is none */
  due: string | null
  website: string | null
  /** Euros */
  budget: number | null
  members: { name: string; role: string }[]
  tasks: { name: string; isDone: boolean }[]
  /** Whether a report of it is being made */
  isReporting?: boolean
}

const samples: Project[] = [
  {
    slug: 'annual-report',
    name: 'Annual report',
    summary: 'Forty pages, in print and on the web.',
    status: 'late',
    due: '2027-03-12',
    website: null,
    budget: 6200,
    members: [
      { name: 'Ada', role: 'Owner' },
      { name: 'Katherine', role: 'Editor' },
    ],
    tasks: [
      { name: 'Collect the figures', isDone: true },
      { name: 'Proofread the foreword', isDone: true },
      { name: 'Draw the charts', isDone: true },
      { name: 'Send it to the printer', isDone: false },
    ],
    isReporting: true,
  },
  {
    slug: 'website-relaunch',
    name: 'Website relaunch',
    summary: 'Fewer pages, faster, and readable on a phone.',
    status: 'active',
    due: '2027-05-28',
    website: 'https://example.com',
    budget: 9500,
    members: [
      { name: 'Grace', role: 'Owner' },
      { name: 'Ada', role: 'Editor' },
      { name: 'Mary', role: 'Guest' },
    ],
    tasks: [
      { name: 'List what is there', isDone: true },
      { name: 'Write the new home page', isDone: true },
      { name: 'Redirect the old addresses', isDone: false },
      { name: 'Check it with a screen reader', isDone: false },
      { name: 'Tell the newsletter', isDone: false },
    ],
  },
  {
    slug: 'summer-catalogue',
    name: 'Summer catalogue',
    summary: 'Everything new this season, with prices.',
    status: 'review',
    due: '2027-06-30',
    website: null,
    budget: 2700,
    members: [{ name: 'Katherine', role: 'Owner' }],
    tasks: [
      { name: 'Photograph the collection', isDone: true },
      { name: 'Agree on the prices', isDone: false },
    ],
  },
]

/** Every project that the visitor sees, those of their own session first. */
export function listProjects(session: Session): Project[] {
  return [...session.get('projects', []), ...samples]
}

/** Keeps a project in the session of the visitor; a cookie has room for the last three. */
export function addProject(session: Session, project: Project): void {
  const own: Project[] = session.get('projects', [])
  session.put('projects', [project, ...own].slice(0, 3))
}
