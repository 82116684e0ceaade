/** A kind of edit that somebody makes while the dev server runs. */
export type Edit = {
  name: string
  /** Path below the folder of the site */
  file: string
  /** Returns its new text; the mark is a number that no file contains */
  toText: (before: string, mark: string) => string
  /** Page that is open during the edit; otherwise the one whose text is edited */
  page?: string
  /** Where the mark appears in it: in the HTML of an element, or in one of its CSS properties */
  shows: { selector: string; property?: string }
  /** URLs whose responses must contain the mark, too */
  answers: string[]
}

/** Returns one edit of each kind, for the page at this path in the corpus. */
export function listEdits(path: string): Edit[] {
  const page = `/${path}`
  const folder = path.split('/')[0]!
  return [
    {
      name: 'text of a page',
      file: `content/${path}.md`,
      toText: (before, mark) => `${before.replace('What the', `What ${mark} the`)}\nSee ${mark}.\n`,
      shows: { selector: '.prose' },
      answers: [`${page}.md`, '/llms.txt', '/llms-full.txt'],
    },
    {
      name: 'template of a component',
      file: 'kit/components/chip.edge',
      toText: (before, mark) =>
        before.replace("'acme-chip'", `'acme-chip ${mark}'`).replace('Short', `Short ${mark}`),
      shows: { selector: '.example-preview' },
      answers: ['/components.json', '/components/chip.json', '/api-map.json'],
    },
    {
      name: 'live example',
      file: 'content/components/chip.md',
      toText: (before, mark) => before.replace('>Plain<', `>Plain ${mark}<`),
      page: '/components/chip',
      shows: { selector: '.example-preview' },
      answers: ['/components/chip.md', '/components/chip.json', '/preview/chip/chip--plain'],
    },
    {
      name: 'design token',
      file: 'kit/tokens.ts',
      toText: (before, mark) =>
        before.replace('ground.', `ground ${mark}.`).replace('[0.95,', `[0.95${mark},`),
      shows: { selector: ':root', property: '--acme-color-ink' },
      answers: ['/tokens.json'],
    },
    {
      name: 'style sheet of components',
      file: 'kit/styles/index.css',
      toText: (before, mark) => `${before}\n.acme-chip {\n  --bench: ${mark};\n}\n`,
      shows: { selector: '.acme-chip', property: '--bench' },
      answers: [],
    },
    {
      name: 'new page',
      file: `content/${folder}/bench-new.md`,
      toText: (_before, mark) =>
        `---\ntitle: New ${mark}\ndescription: A page that was written while the site was served, and is in no navigation yet.\n---\n\nText.\n`,
      shows: { selector: '.navigation' },
      answers: [`/${folder}/bench-new`, `/${folder}/bench-new.md`, '/llms.txt'],
    },
  ]
}
