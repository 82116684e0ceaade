import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })

// Only the protocol of Chromium drops folders.
test('refuses a folder that people drop, and keeps the files beside it', async ({
  page,
}, testInfo) => {
  await openBarePage(
    page,
    await edge.renderRaw(`<x-kit::upload label="Photos" name="photos[]" multiple />`),
  )
  await page.addScriptTag({ type: 'module', url: '/scripts/upload.js' })
  const input = page.getByLabel('Photos')
  const { x, y } = (await input.boundingBox())!
  const folder = testInfo.outputPath('Holiday')
  mkdirSync(folder, { recursive: true })
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [folder, resolve('LICENSE')], dragOperationsMask: 1 }
    await session.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data })
  }
  await expect(page.getByRole('status')).toHaveText('Holiday is a folder. Choose the files in it.')
  await expect(page.locator('li [data-kit-part="name"]')).toHaveText(['LICENSE'])
})
