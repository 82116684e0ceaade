import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Edit } from './list-edits.ts'
import type { DevServer } from './start-server.ts'

/**
 * Milliseconds from a write until the open page shows it, and until the last address answers with
 * it; and the CPU time of the server until it rests.
 */
export type EditTiming = { shown: number; answered: number; cpu: number }

/** Milliseconds after which an edit is taken to be never seen. */
const longest = 20_000

/** Makes an edit while a browser has a page of the site open, and takes it back. */
export async function measureEdit(
  { file, toText, page: path, shows, answers }: Edit,
  mark: string,
  { folder, server, page }: { folder: string; server: DevServer; page: Page },
): Promise<EditTiming> {
  const target = join(folder, file)
  const before = await readFile(target, 'utf8').catch(() => null)
  await page.goto(`${server.address}${path}`)
  const cpu = await settle(server)
  const start = performance.now()
  const since = () => performance.now() - start
  await writeFile(target, toText(before ?? '', mark))
  const never = () => Infinity
  const [shown, answered] = await Promise.all([
    page
      .waitForFunction(isShown, { mark, ...shows }, { polling: 20, timeout: longest })
      .then(since, never),
    waitForAnswers(answers, mark, server).then(since, never),
  ])
  const timing = { shown, answered, cpu: (await settle(server)) - cpu }
  await (before === null ? rm(target) : writeFile(target, before))
  await settle(server)
  return timing
}

/** Runs in the page. */
function isShown(of: { mark: string; selector: string; property?: string }): boolean {
  const found = [...document.querySelectorAll(of.selector)]
  const { property } = of
  return found.some((element) =>
    (property ? getComputedStyle(element).getPropertyValue(property) : element.outerHTML).includes(
      of.mark,
    ),
  )
}

async function waitForAnswers(paths: string[], mark: string, server: DevServer): Promise<void> {
  const end = performance.now() + longest
  for (const path of paths) {
    while (!(await (await fetch(`${server.address}${path}`)).text()).includes(mark)) {
      if (performance.now() > end) throw new Error(`Waited in vain for the mark in ${path}.`)
      await pause(25)
    }
  }
}

/** Waits until the server does nothing more; its CPU time then, in ms. */
async function settle(server: DevServer): Promise<number> {
  let last = -Infinity
  for (;;) {
    await pause(250)
    const cpu = await server.ask('cpu')
    if (cpu - last < 30) return cpu
    last = cpu
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
