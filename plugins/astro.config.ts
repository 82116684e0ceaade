import { defineDocs } from './config.ts'

/** The configuration of a project that has no `astro.config` file. */
export default defineDocs()
