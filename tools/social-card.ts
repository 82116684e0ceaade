/**
 * Generates the social preview image of the site from the built package: `npm run social-card`. It
 * looks best if the typeface Inter is installed.
 */
import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { readLibrary } from '../engine/io/read-library.ts'
import { writeFileAtomically } from '../engine/io/write-files.ts'
import { createRenderer } from '../plugins/example/render-examples.ts'
import { findProgram } from './find-program.ts'

const target = 'public/social-card.png'
const source = await readLibrary('kit')
const edge = await createRenderer('kit', source)
const read = (file: string) => readFile(file, 'utf8')
const sheet = await edge.renderRaw(await read('tools/social-card/card.edge'), {
  library: source.library,
  mark: await read('public/favicon.svg'),
})
const styles = (await read('kit/build/styles.css')) + (await read('tools/social-card/card.css'))

const browser = await chromium.launch({ executablePath: findProgram('chromium') })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(`<!doctype html><html lang="en"><style>${styles}</style>${sheet}</html>`)
await writeFileAtomically(target, await page.screenshot())
await browser.close()
console.log(target)
