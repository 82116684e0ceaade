/** A site that is served on loopback, and how to stop it. */
export type Host = { port: number; stop: () => Promise<void> }

/** The site to serve, from the output of a build or its sources, and its base path. */
export type Hosted = { site: 'acme' | 'acmeBased'; base: '' | '/library' }
