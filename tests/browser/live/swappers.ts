/** Puts new HTML from the server into an element that has an id. */
export type Swap = (element: Element, html: string, time: number) => unknown

/** The libraries, as far as the tests use them. */
export type Libraries = {
  keep: (from: Node, to: Node) => void
  Alpine: { morph: (element: Element, html: string) => void }
  Idiomorph: { morph: (element: Element, html: string, options: object) => void }
  Turbo: { visit: (url: string, options: object) => void }
  htmx: { swap: (context: object) => Promise<void>; process: (element: Element) => void }
  morphdom: (element: Element, to: Element, options: object) => void
  up: { render: (options: object) => Promise<unknown>; hello: (element: Element) => void }
}

const page = window as unknown as Libraries

/** The element itself as the server sends it. */
function toOuter(element: Element, html: string): Element {
  const copy = element.cloneNode() as Element
  copy.innerHTML = html
  return copy
}

/** Updates an element with a stream of Turbo. */
function stream(element: Element, html: string): Promise<void> {
  const stream = document.createElement('turbo-stream') as HTMLElement & {
    render: () => Promise<void>
  }
  const attributes = { action: 'update', method: 'morph', target: element.id }
  for (const [name, value] of Object.entries(attributes)) stream.setAttribute(name, value)
  stream.innerHTML = `<template>${html}</template>`
  document.body.append(stream)
  return stream.render()
}

/** Lets Turbo load the page again, in which only one element is different. */
async function refresh(element: Element, html: string): Promise<void> {
  const body = toOuter(document.body, document.body.innerHTML)
  body.querySelector(`#${element.id}`)!.innerHTML = html
  window.fetch = () => {
    const page = `<!DOCTYPE html><html lang="en">${document.head.outerHTML}${body.outerHTML}</html>`
    return Promise.resolve(new Response(page, { headers: { 'content-type': 'text/html' } }))
  }
  const loaded = new Promise((resolve) => {
    document.addEventListener('turbo:load', resolve, { once: true })
  })
  page.Turbo.visit(location.href, { action: 'replace' })
  await loaded
}

/** How each library updates an element of the page, by the name of the library. */
export const swaps = {
  idiomorph: (element, html) =>
    page.Idiomorph.morph(element, html, {
      morphStyle: 'innerHTML',
      callbacks: { beforeNodeMorphed: page.keep },
    }),
  morphdom: (element, html) =>
    page.morphdom(element, toOuter(element, html), { onBeforeElUpdated: page.keep }),
  // The first update is a stream, the second one a refresh of the page.
  Turbo: (element, html, time) => (time % 2 ? refresh(element, html) : stream(element, html)),
  htmx: (element, html, time) =>
    page.htmx.swap({
      sourceElement: element,
      target: element,
      text: time % 2 ? toOuter(element, html).outerHTML : html,
      swap: time % 2 ? 'outerMorph' : 'innerMorph',
    }),
  Alpine: (element, html) => page.Alpine.morph(element, toOuter(element, html).outerHTML),
  Datastar: (element, html) => {
    const argsRaw = { elements: html, selector: `#${element.id}`, mode: 'inner' }
    const detail = { type: 'datastar-patch-elements', el: element, argsRaw }
    document.dispatchEvent(new CustomEvent('datastar-fetch', { detail }))
  },
  Unpoly: (element, html) => {
    const fragment = toOuter(element, html).outerHTML
    return page.up.render({ fragment, focus: 'keep', scroll: 'keep' })
  },
  replacement: (element, html) => (element.innerHTML = html),
} satisfies Record<string, Swap>

export type Swapper = keyof typeof swaps
