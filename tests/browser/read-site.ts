import type { ApiMapFile, ComponentFile, ComponentsFile } from '../../engine/schema/files.ts'
import { readDistText } from '../site/read-dist.ts'

/** Returns facts about the built site: the paths of its pages, and its components with theirs. */
export async function readSite() {
  const { groups } = await readJson<ApiMapFile>('api-map.json')
  const { library, components } = await readJson<ComponentsFile>('components.json')
  const [, , docs] = groups
  return {
    library,
    pages: docs.items.map(({ path }) => path),
    components: await Promise.all(
      components.map(async ({ name, title, category, docsUrl, events, script }) => {
        const { examples } = await readJson<ComponentFile>(`components/${name}.json`)
        return {
          name,
          title,
          category,
          events,
          script,
          path: docsUrl.slice((library.docsUrl ?? '').length),
          codes: examples.map(({ code }) => code),
          hasControls: (await readDistText('kit', `components/${name}.html`)).includes(
            'class="example-controls',
          ),
        }
      }),
    ),
  }
}

async function readJson<File>(path: string): Promise<File> {
  return JSON.parse(await readDistText('kit', path)) as File
}
