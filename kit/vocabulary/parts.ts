import type { Vocabulary } from '@kit-edge/engine'

/** What other libraries call the parts of any component. */
export const parts: Vocabulary['parts'] = [
  { words: 'time, date, timestamp', means: '#time, [value]' },
  { words: 'radio item, radio', means: '.radio' },
  { words: 'checkbox item, checkbox', means: '.checkbox' },
  { words: 'image, img, picture, photo', means: '[src]' },
  {
    words: 'title, heading, header, headline, label, caption, name, legend',
    means: '[title], .header[title], .header, [label], [caption], [legend], #header',
  },
  { words: 'header, head', means: '.header, [title], #header, #brand' },
  {
    words: 'description, desc, subtitle, text, subheading, summary, help, hint, helper text',
    means: '[description], .header[description], .description, [text], #main',
  },
  {
    words:
      'content, body, box, inner, main, panel, list, wrapper, default, items, panels, children, container',
    means: '#main, [text]',
  },
  { words: 'items', means: '#main' },
  { words: 'footer, bottom, foot', means: '.footer, #footer' },
  {
    words: 'action, actions, buttons, extra, toolbar, end',
    means: '.header#actions, #actions, .footer, .actions, #end, #toolbar',
  },
  {
    words: 'trigger, activator, button, toggle, opener, target',
    means: '#trigger, [label], button[opens], [title]',
  },
  {
    words: 'item, option, entry, row, node, step, slide, link',
    means: '.item, .slide, .step, .tab, .row, .message, .link, [options]',
  },
  { words: 'media, image, img, picture, photo, figure', means: '[icon], [src], .item, #avatar' },
  { words: 'fallback, initials', means: '[initials], [name]' },
  { words: 'separator, divider', means: '.separator, [separator]' },
  { words: 'icon', means: '[icon], [name]' },
  { words: 'value, figure, number', means: '[value]' },
  { words: 'error, message, feedback', means: '.error, [error]' },
  {
    words: 'prepend, prefix, leading, left, start, before, addon before',
    means: '#start, #avatar, [prefix], [icon], #brand, #header',
  },
  {
    words: 'append, suffix, trailing, right, end, after, addon after',
    means: '#end, #actions, [suffix], [trailing], .addon',
  },
  { words: 'top', means: '#header, #start' },
  { words: 'logo, brand', means: '#brand, #header' },
  { words: 'close, close button', means: '[closeLabel], [dismissible]' },
  { words: 'group', means: '.group' },
  { words: 'nav, menu', means: '.item, #main' },
  { words: 'user', means: '.user' },
  { words: 'radio item', means: '.radio' },
  { words: 'checkbox item', means: '.checkbox' },
  { words: 'tab', means: '.tab' },
]
