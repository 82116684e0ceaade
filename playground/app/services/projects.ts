import type { Session } from '@adonisjs/session'

export const statuses = ['draft', 'active', 'review', 'late'] as const
export type Status = (typeof statuses)[number]

/** A project, as the pages show it. */
export type Project = {
  slug: string
  name: string
  summary: string
  status: Status
  /** Date as `YYYY-MM-DD`, or null if there is none */
  due: string | null
  website: string | null
  /** In euros */
  budget: number | null
  visibility: 'private' | 'team'
  /** Name of the uploaded file with the brief */
  brief: string | null
  members: { name: string; role: string }[]
  tasks: { name: string; isDone: boolean }[]
  /** Whether a report is being generated */
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
    visibility: 'team',
    brief: 'annual-report.pdf',
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
    visibility: 'team',
    brief: null,
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
    visibility: 'private',
    brief: null,
    members: [{ name: 'Katherine', role: 'Owner' }],
    tasks: [
      { name: 'Photograph the collection', isDone: true },
      { name: 'Agree on the prices', isDone: false },
    ],
  },
  {
    slug: 'trade-fair',
    name: 'Trade fair',
    summary: 'A stand of nine square metres, and something to give away.',
    status: 'draft',
    due: null,
    website: null,
    budget: null,
    visibility: 'private',
    brief: null,
    members: [{ name: 'Mary', role: 'Owner' }],
    tasks: [],
  },
]

/** Lists the projects that the visitor sees, beginning with those of their own session. */
export function listProjects(session: Session): Project[] {
  const deleted: string[] = session.get('deleted', [])
  const changed: Record<string, Status> = session.get('statuses', {})
  return [
    ...readOwn(session),
    ...samples
      .filter(({ slug }) => !deleted.includes(slug))
      .map((project) => ({ ...project, status: changed[project.slug] ?? project.status })),
  ]
}

/** Adds a project to the visitor's session, which is a cookie with room for three projects. */
export function addProject(session: Session, project: Project): void {
  session.put('projects', [project, ...readOwn(session)].slice(0, 3))
}

/** Changes the status of a project, for this visitor. */
export function setStatus(session: Session, slug: string, status: Status): void {
  const own = readOwn(session)
  if (!own.some((project) => project.slug === slug)) {
    session.put('statuses', { ...session.get('statuses', {}), [slug]: status })
    return
  }
  const changed = own.map((project) => (project.slug === slug ? { ...project, status } : project))
  session.put('projects', changed)
}

/** Deletes a project, for this visitor. */
export function deleteProject(session: Session, slug: string): void {
  const own = readOwn(session)
  const kept = own.filter((project) => project.slug !== slug)
  if (kept.length < own.length) session.put('projects', kept)
  else session.put('deleted', [...session.get('deleted', []), slug])
}

function readOwn(session: Session): Project[] {
  return session.get('projects', [])
}
