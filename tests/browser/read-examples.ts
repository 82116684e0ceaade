import type { ComponentFile, ComponentsFile } from '../../engine/schema/files.ts'
import { readDistText } from '../site/read-dist.ts'

const figure =
  /<figure class="example" id="([^"]+)">.*?<div class="example-preview"[^>]*>(.*?)<\/div>(?:<fieldset class="example-controls.*?<\/fieldset>)?<div class="example-codes">/gs

/** The live examples of a component, with their HTML. */
export type Examples = {
  name: string
  examples: { id: string; title: string; html: string }[]
}

/**
 * Returns the live examples of every component with the HTML from its page, whose ids are unique.
 */
export async function readExamples(): Promise<Examples[]> {
  const { components } = await readJson<ComponentsFile>('components.json')
  return Promise.all(
    components.map(async ({ name }) => {
      const { examples } = await readJson<ComponentFile>(`components/${name}.json`)
      const page = await readDistText('kit', `components/${name}.html`)
      const found = new Map([...page.matchAll(figure)].map(([, id, html]) => [id, html]))
      return {
        name,
        examples: examples.map(({ id, title }) => {
          const html = found.get(id)
          if (html === undefined) throw new Error(`Cannot find the HTML of the example ${id}.`)
          return { id, title, html }
        }),
      }
    }),
  )
}

async function readJson<File>(path: string): Promise<File> {
  return JSON.parse(await readDistText('kit', path)) as File
}
