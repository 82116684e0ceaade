import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'

/** What the HTML of a page depends on besides its text: the address of the site, and its tokens. */
export type Surroundings = Pick<Catalog, 'library' | 'tokens'>
