/**
 * Turns links and the sections they point to into tabs with keyboard support.
 *
 * Without it every panel is shown. The selected tab survives a morph of the page. If the server or a
 * script changes `data-kit-tabs`, that tab is shown instead. A panel is also shown when a link points
 * into it, when find-in-page finds text in it, or when a form is submitted with an invalid field in it.
 *
 * @attribute data-kit-tabs - On the outer element: value of the initial tab.
 * @attribute data-kit-tab - On a link in the list of tabs: its value.
 * @attribute data-kit-panel - On the panel with the same value.
 * @attribute data-kit-activation - On the outer element: with `manual`, arrow keys do not show a panel.
 * @attribute data-kit-param - On the outer element: query string parameter that keeps the selected tab in the URL.
 * @event {{ value: string }} kit:change - Dispatched on the outer element when people switch to another panel.
 */
import { closest } from './member.ts'
const around = '[data-kit-tabs]'

/** The initial tab that the server set, and the tab that is shown now. */
const states = new WeakMap<Element, { server: string; value: string }>()

/** The tabs or panels of these tabs, without those of nested tabs. */
function listOwn(tabs: Element, selector: string): HTMLElement[] {
  const parts = [...tabs.querySelectorAll<HTMLElement>(selector)]
  return parts.filter((part) => part.closest(around) === tabs)
}

function listUsable(tabs: Element): HTMLElement[] {
  return listOwn(tabs, '[data-kit-tab]:not([aria-disabled=true])')
}

/**
 * Shows one panel and hides the others. Writes only attributes that change, because each write would
 * start another update.
 */
function draw(tabs: HTMLElement, value: string): void {
  const panels = listOwn(tabs, '[data-kit-panel]')
  for (const tab of listOwn(tabs, '[data-kit-tab]')) {
    const isShown = tab.dataset.kitTab === value
    const panel = panels.find(({ dataset }) => dataset.kitPanel === tab.dataset.kitTab)
    const isVertical = tabs.dataset.orientation === 'vertical'
    set(tab.parentElement!, { role: 'tablist', 'aria-orientation': isVertical ? 'vertical' : null })
    set(tab, {
      role: 'tab',
      'aria-selected': String(isShown),
      'aria-controls': panel?.id || null,
      tabindex: isShown ? '0' : '-1',
      'data-selected': isShown ? '' : null,
    })
    if (!panel) continue
    const isUsable = tab.ariaDisabled !== 'true'
    set(panel, {
      role: 'tabpanel',
      'aria-labelledby': tab.id,
      tabindex: isShown ? '0' : null,
      'aria-hidden': isShown ? null : 'true',
      'data-selected': isShown ? '' : null,
      // Lets find-in-page reveal the content; older browsers hide it anyway.
      hidden: isShown ? null : isUsable ? 'until-found' : '',
    })
  }
}

function set(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/** The value in the page URL: in its fragment or in its query string. */
function findAsked(tabs: HTMLElement): string | null | undefined {
  const target = findTarget(location.hash)
  const panel = listOwn(tabs, '[data-kit-panel]').find((one) => one.contains(target))
  if (target && panel) return panel.dataset.kitPanel
  const { kitParam } = tabs.dataset
  return kitParam && new URLSearchParams(location.search).get(kitParam)
}

function findTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** The tab to show first. An error from the server takes precedence over the URL. */
function findFirst(tabs: HTMLElement): string | null | undefined {
  const chosen = listOwn(tabs, '[data-kit-panel][data-selected]')[0]
  if (chosen?.querySelector('[aria-invalid=true]')) return chosen.dataset.kitPanel
  return findAsked(tabs) || chosen?.dataset.kitPanel
}

/** The first of the wanted values that has a tab, or the first tab. */
function toUsable(tabs: HTMLElement, ...wanted: (string | null | undefined)[]): string {
  const values = listUsable(tabs).map(({ dataset }) => dataset.kitTab!)
  return [...wanted, ...values].find((value) => values.includes(value!)) ?? ''
}

/** Updates all tabs of the page, including new and morphed ones. */
function sync(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>(around)) {
    const server = tabs.dataset.kitTabs!
    const state = states.get(tabs)
    const wanted = !state ? findFirst(tabs) : state.server === server ? state.value : server
    const value = toUsable(tabs, wanted, server)
    states.set(tabs, { server, value })
    draw(tabs, value)
  }
}

/** Shows another panel, and returns whether it did. */
function change(tabs: HTMLElement, value: string): boolean {
  const state = states.get(tabs)
  if (!state || state.value === value || toUsable(tabs, value) !== value) return false
  state.value = value
  draw(tabs, value)
  tabs.dispatchEvent(new CustomEvent('kit:change', { bubbles: true, detail: { value } }))
  return true
}

/** Shows the panel that contains an element, and the panels around it. */
function reveal(element: Element | null | undefined): void {
  const panel = element?.closest<HTMLElement>('[data-kit-panel]')
  const tabs = panel?.closest<HTMLElement>(around)
  if (!tabs) return
  reveal(tabs.parentElement)
  change(tabs, panel!.dataset.kitPanel!)
}

/** Keeps the tab in the URL, without a new history entry. */
function remember(tabs: HTMLElement, value: string): void {
  const { kitParam } = tabs.dataset
  if (!kitParam) return
  const url = new URL(location.href)
  url.searchParams.set(kitParam, value)
  // A fragment of another panel would win on the next page load.
  if (tabs.contains(findTarget(url.hash))) url.hash = ''
  history.replaceState(history.state, '', url)
}

function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>(around)
  if (!tabs) return
  const { kitTab } = tab.dataset
  if (change(tabs, kitTab!)) remember(tabs, kitTab!)
}

// Capturing, because Unpoly stops clicks on links to a place on the same page.
document.addEventListener(
  'click',
  (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = closest<HTMLAnchorElement>(event.target, 'a[href]')
    if (!link) return
    if (link.matches('[data-kit-tab][role=tab]')) {
      event.preventDefault()
      // Some browsers do not focus a link on click.
      link.focus({ preventScroll: true })
      choose(link)
    } else if (
      !event.defaultPrevented &&
      link.hash &&
      link.href.replace(/#.*/, '') === location.href.replace(/#.*/, '')
    ) {
      // Runs before the browser follows the link.
      reveal(findTarget(link.hash))
    }
  },
  true,
)

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const tab = event.target as HTMLElement
  if (!tab.matches?.('[data-kit-tab][role=tab]')) return
  const tabs = tab.closest<HTMLElement>(around)
  if (!tabs) return
  const next = findNext(event.key, tab, listUsable(tabs))
  if (!next && event.key !== ' ') return
  event.preventDefault()
  if (!next) return tab.click()
  next.focus()
  if (tabs.dataset.kitActivation !== 'manual') choose(next)
})

/** The tab that a key moves to, in reading direction. */
function findNext(key: string, tab: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
  const list = tab.parentElement!
  const isRtl = getComputedStyle(list).direction === 'rtl'
  const keys = ['ArrowLeft', 'ArrowRight']
  const [back, forth] =
    list.ariaOrientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : isRtl
        ? keys.toReversed()
        : keys
  const index = all.indexOf(tab)
  if (key === forth) return all[(index + 1) % all.length]
  if (key === back) return all.at(index - 1)
  if (key === 'Home') return all[0]
  return key === 'End' ? all.at(-1) : undefined
}

// The browser focuses the first invalid field, which it can only do if the field is visible.
let isPointing = false
document.addEventListener(
  'invalid',
  ({ target }) => {
    if (!isPointing) reveal(target as Element)
    isPointing = true
    setTimeout(() => (isPointing = false))
  },
  true,
)

document.addEventListener('beforematch', ({ target }) => reveal(target as Element))

for (const name of ['popstate', 'hashchange']) {
  addEventListener(name, () => {
    for (const tabs of document.querySelectorAll<HTMLElement>(around)) {
      const asked = findAsked(tabs) || (tabs.dataset.kitParam && tabs.dataset.kitTabs)
      if (asked) change(tabs, asked)
    }
  })
}

sync()
const target = findTarget(location.hash)
// The content above it is hidden now.
if (target?.closest('[data-kit-panel]')) target.scrollIntoView()
new MutationObserver(sync).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: [
    'data-kit-tabs',
    'data-selected',
    'role',
    'hidden',
    'tabindex',
    'aria-selected',
    'aria-disabled',
  ],
})
