import { findNearest } from '@kit-edge/engine/problem/suggestion.ts'

/** Leads from an address that does not exist to the page that was probably meant. */
const hint = document.querySelector<HTMLElement>('[data-near-page]')!
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-pages] a')]
const toName = (path: string) =>
  path
    .split('/')
    .at(-1)!
    .replace(/\.(html|md)$/, '')
const names = new Map(links.map((link) => [toName(link.pathname), link]))
const near = findNearest(toName(location.pathname.toLowerCase()), [...names.keys()])
const link = near === null ? undefined : names.get(near)
// In the place of other words, so that nothing moves.
if (link) hint.replaceChildren('Did you mean ', link.cloneNode(true), '?')
