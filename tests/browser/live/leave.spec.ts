import { expect, test, type Page } from '../test.ts'
import { openStrictPage, render } from './open-strict-page.ts'

/** Each of them opens two dialogs, and what they leave behind is counted exactly. */
const rounds = 500

/** A drawer, above it a modal with an open popover, and in that a menu; a tooltip and a toast. */
const layers = `<x-kit::toast.region />
  <x-kit::drawer id="side" title="Side">Text</x-kit::drawer>
  <x-kit::modal id="box" title="Box">
    <x-kit::popover id="panel" label="Panel">
      <x-kit::dropdown id="menu" label="Account">
        <x-kit::dropdown.item>Edit</x-kit::dropdown.item>
      </x-kit::dropdown>
      <x-kit::tooltip text="Nobody sees it" :delay="0"><x-kit::button id="hinted">Save</x-kit::button></x-kit::tooltip>
    </x-kit::popover>
  </x-kit::modal>`

/** What a page has while scripts are idle. */
type Rest = { listeners: number; timers: number }

declare global {
  interface Window {
    rest: Rest
    pause: () => Promise<void>
  }
}

/** Counts listeners and timers that are active, from before the first script. */
function watch(): void {
  window.rest = { listeners: 0, timers: 0 }
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (...args) {
    window.rest.listeners++
    add.apply(this, args)
  }
  EventTarget.prototype.removeEventListener = function (...args) {
    window.rest.listeners--
    remove.apply(this, args)
  }
  const active = new Set<unknown>()
  const { setTimeout, setInterval, clearTimeout } = window
  const count = <Id>(id: Id) => {
    active.add(id)
    window.rest.timers = active.size
    return id
  }
  const clear = (id: unknown) => {
    active.delete(id)
    window.rest.timers = active.size
    clearTimeout(id as number)
  }
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof setInterval>) => count(setInterval(...args)),
    setTimeout(run: (...args: unknown[]) => void, time?: number, ...args: unknown[]) {
      const id: unknown = count(
        setTimeout(() => {
          clear(id)
          run(...args)
        }, time),
      )
      return id
    },
    clearInterval: clear,
    clearTimeout: clear,
    // The clock of the page stands still, so this waits for a task instead.
    pause: () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        add.call(port1, 'message', () => resolve(port1.close()))
        port1.start()
        port2.postMessage(null)
      }),
  })
}

async function open(page: Page, html: string): Promise<string[]> {
  await page.clock.install()
  await page.addInitScript(watch)
  // The whole stylesheet takes ten times as long for every layer.
  return openStrictPage(page, html, { styles: 'kit/components/shared/dialog.css' })
}

/** What is in the top layer, hidden from screen readers, or blocked. */
const lock = ':modal, :popover-open, [inert], [aria-hidden]'

for (const swap of ['replace', 'idiomorph'] as const) {
  test(`leaves nothing after ${rounds} open layers of every kind vanished in ${swap}`, async ({
    page,
  }) => {
    const errors = await open(page, '<button id="opener">Open</button><div id="place"></div>')
    await page.clock.runFor(1000)
    const before = await page.evaluate(() => ({ ...window.rest }))
    expect(before.listeners).toBeGreaterThan(20)
    expect(before.timers).toBe(0)
    await page.locator('#opener').press('Shift')
    const found = await page.evaluate(
      async ([swap, html, rounds]) => {
        const place = document.querySelector('#place')!
        const opener = document.querySelector<HTMLElement>('#opener')!
        const find = <Found extends HTMLElement>(selector: string) =>
          document.querySelector<Found>(selector)!
        const ever: WeakRef<Element>[] = []
        const opened = { modals: 0, popovers: 0, toasts: 0, focused: 0 }
        for (let round = 0; round < rounds; round++) {
          window.swaps[swap](place, html)
          opener.focus()
          for (const id of ['side', 'box']) find<HTMLDialogElement>(`#${id}`).showModal()
          find('#panel').showPopover()
          find('#menu').showPopover()
          // The menu takes the focus.
          await window.pause()
          find('#hinted').focus()
          const toast = window.kit.toast({ title: 'Saved' })
          await window.pause()
          opened.modals += document.querySelectorAll(':modal').length
          opened.popovers += document.querySelectorAll(':popover-open').length
          if (toast?.isConnected) opened.toasts++
          for (const element of place.querySelectorAll('*')) ever.push(new WeakRef(element))
          window.swaps[swap](place, '<p>Gone</p>')
          await window.pause()
          if (document.activeElement === opener) opened.focused++
        }
        Object.assign(window, { ever })
        return opened
      },
      [swap, await render(layers), rounds] as const,
    )
    // The panel, the menu, the tooltip and the list of toasts.
    expect(found).toEqual({
      modals: 2 * rounds,
      popovers: 4 * rounds,
      toasts: rounds,
      focused: rounds,
    })
    await page.clock.runFor(10_000)
    expect(await page.evaluate(() => window.rest)).toEqual(before)
    await expect(page.locator(lock)).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
    // One collection may leave some of them.
    await expect.poll(() => countAlive(page)).toBe(0)
    expect(errors).toEqual([])
  })
}

/** Collects garbage, and returns the number of removed elements that something still holds. */
async function countAlive(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  await client.detach()
  return page.evaluate(() => {
    const { ever } = window as unknown as { ever: WeakRef<Element>[] }
    return ever.filter((reference) => reference.deref()).length
  })
}
