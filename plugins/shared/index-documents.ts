import * as pagefind from 'pagefind'

/** A page as it is searched: its address, and its HTML. */
export type SearchDocument = { url: string; content: string }

/** A file of the index: its path below the folder, and its content. */
export type SearchFile = { path: string; base64: string }

/**
 * Starts Pagefind, a process of its own, and gives it documents; `finish` adds the last ones, and
 * has all files of the index.
 */
export async function indexDocuments(documents: Promise<SearchDocument[]>): Promise<{
  finish: (others: SearchDocument[]) => Promise<SearchFile[]>
}> {
  const { index, errors } = await pagefind.createIndex()
  if (!index) throw new Error(`Cannot index the pages: ${errors.join('; ')}`)
  const add = async ({ url, content }: SearchDocument) =>
    must(await index.addHTMLFile({ url, content }))
  await Promise.all((await documents).map(add))
  return {
    async finish(others) {
      await Promise.all(others.map(add))
      // Pagefind's own `writeFiles` answers before the files are whole.
      const { files } = must(await index.getFiles())
      await pagefind.close()
      return files.map(({ path, content }) => ({
        path,
        base64: Buffer.from(content).toString('base64'),
      }))
    },
  }
}

function must<T extends { errors: string[] }>(result: T): T {
  if (result.errors.length) throw new Error(`Cannot index the pages: ${result.errors.join('; ')}`)
  return result
}
