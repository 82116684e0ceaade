import { defineDocs } from './config.ts'

/** For a project without a configuration of its own. */
export default defineDocs()
