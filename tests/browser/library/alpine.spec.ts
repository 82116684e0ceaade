import { expect, test, type Page } from '../test.ts'
import { build } from 'esbuild'

const html = `<!doctype html><html lang="en"><title>Alpine</title>
  <body x-data>
    <p x-text="$kit.theme"></p>
    <button x-on:click="$kit.open('box')">Open</button>
    <button x-on:click="$kit.toggle('pop')">Toggle</button>
    <button x-on:click="$kit.toggle('more')">More</button>
    <button x-on:click="$kit.toast({ title: 'Saved' })">Toast</button>
    <button x-on:click="$kit.open('nowhere'); $kit.close('box'); $kit.close('plain')">Nothing</button>
    <button data-kit-theme="dark">Dark</button>
    <dialog id="box" data-kit-dialog><button x-on:click="$kit.close('box')">Close</button></dialog>
    <div id="pop" popover="manual">Popover</div>
    <details id="more"><summary>Summary</summary><p>Details</p></details>
    <p id="plain">Plain</p>
  </body>`

/** Opens a page that loads Alpine after our scripts; the execution time of modules would vary. */
async function open(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const { outputFiles } = await build({
    entryPoints: ['theme', 'dialog', 'alpine'].map((name) => `kit/scripts/${name}.ts`),
    outdir: 'unused',
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
  })
  await page.setContent(html)
  for (const { text } of outputFiles) await page.addScriptTag({ content: text })
  await page.addScriptTag({ path: 'node_modules/alpinejs/dist/cdn.min.js' })
  await expect(page.locator('p').first()).toHaveText('system')
  return errors
}

test('opens, closes and toggles dialogs, popovers and details with $kit', async ({ page }) => {
  const errors = await open(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Nothing')
  const dialog = page.getByRole('dialog')
  await press('Open')
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await press('Close')
  await expect(dialog).toBeHidden()
  for (const [button, text] of [
    ['Toggle', 'Popover'],
    ['More', 'Details'],
  ] as const) {
    await press(button)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await press(button)
    await expect(page.getByText(text, { exact: true })).toBeHidden()
  }
  expect(errors).toEqual([])
})

test('follows the chosen theme with $kit.theme, and sends the detail of $kit.toast', async ({
  page,
}) => {
  const errors = await open(page)
  await page.evaluate(() => {
    document.addEventListener('kit:toast', (event) => {
      document.title = JSON.stringify((event as CustomEvent).detail)
    })
  })
  await page.getByRole('button', { name: 'Toast' }).click()
  await expect(page).toHaveTitle('{"title":"Saved"}')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('p').first()).toHaveText('dark')
  expect(errors).toEqual([])
})
