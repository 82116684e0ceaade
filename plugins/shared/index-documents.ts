import * as pagefind from 'pagefind'
import { goOn } from './go-on.ts'

/** A page as it is searched: its address, and its HTML. */
export type SearchDocument = { url: string; content: string }

/** A file of the index: its path below the folder, and its content. */
export type SearchFile = { path: string; base64: string }

/** Gives Pagefind, a process of its own, documents as they come; has all files of their index. */
export async function indexDocuments(documents: Promise<SearchDocument>[]): Promise<SearchFile[]> {
  try {
    const { index, errors } = await pagefind.createIndex()
    if (!index) throw new Error(`Cannot index the pages: ${errors.join('; ')}`)
    const adding: Promise<unknown>[] = []
    // In their order, on which the files depend.
    for (const document of documents) {
      adding.push(goOn(index.addHTMLFile(await document).then(must)))
    }
    await Promise.all(adding)
    // Pagefind's own `writeFiles` answers before the files are whole.
    const { files } = must(await index.getFiles())
    return files.map(({ path, content }) => ({
      path,
      base64: Buffer.from(content).toString('base64'),
    }))
  } finally {
    await pagefind.close()
  }
}

function must<T extends { errors: string[] }>(result: T): T {
  if (result.errors.length) throw new Error(`Cannot index the pages: ${result.errors.join('; ')}`)
  return result
}
