/** A site that is served on loopback, and what ends it. */
export type Host = { port: number; stop: () => Promise<void> }

/** What is served: the folder that a build wrote, or its sources, below a path. */
export type Hosted = { site: 'acme' | 'acmeBased'; base: '' | '/library' }
