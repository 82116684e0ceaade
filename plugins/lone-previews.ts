import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { writeFilesAtomically } from '../kit/io/write-files-atomically.ts'
import { fillFrame } from './shared/fill-frame.ts'
import { framePreview } from './shared/frame-preview.ts'
import { listLonePreviews } from './shared/list-lone-previews.ts'
import type { LiveSite } from './shared/live-site.ts'
import { renderLonePreview } from './shared/render-lone-preview.ts'
import { writeOutput } from './shared/write-output.ts'

/**
 * Writes the page of each live example alone. Astro renders one of them, a frame with blanks: there
 * may be thousands, which differ in nothing else.
 */
export function lonePreviews(live: LiveSite): AstroIntegration {
  return {
    name: 'lone-previews',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const file = join(folder, `${framePreview.path}.html`)
        const frame = await readFile(file, 'utf8')
        await writeFilesAtomically([{ path: file, content: null }])
        const previews = live.site.pages.flatMap((page) => page.previews)
        const files = listLonePreviews(live).map(({ path, heading }, index) => ({
          path: `${path}.html`,
          content: fillFrame(frame, { heading, ...renderLonePreview(live, previews[index]!) }),
        }))
        writeOutput(folder, files)
        logger.info(`wrote ${files.length} examples`)
      },
    },
  }
}
