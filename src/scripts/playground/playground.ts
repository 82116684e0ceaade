import { findExcess } from '@kit-edge/docs/playground/limits.ts'
import type { PlaygroundExample } from '@kit-edge/docs/playground/messages.ts'
import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'
import { copy } from '../copy-buttons.ts'
import { createEditor, type Editor } from './create-editor.ts'
import { createProblemList } from './create-problem-list.ts'
import { openRenderer, type RendererClient } from './open-renderer.ts'
import { openResult } from './open-result.ts'
import { readStart, type Start, toStateText } from './read-start.ts'
import { toHash } from './shared-template.ts'
import { watchViews } from './watch-views.ts'

/** The page of the playground: a template and its state, rendered again after each edit. */
const root = document.querySelector<HTMLElement>('[data-playground]')!
const find = <T extends HTMLElement = HTMLElement>(name: string) =>
  root.querySelector<T>(`[data-${name}]`)!
const base = root.dataset.playground!.replace(/\/$/, '')
const [rendererUrl, resultUrl] = root.dataset.frames!.split(' ') as [string, string]
const picker = find<HTMLSelectElement>('example')
const stateInput = find<HTMLTextAreaElement>('state')
const stateError = find('state-error')
const choices = [...picker.options].map(({ value }) => value).filter(Boolean)

/** Milliseconds without an edit before an incomplete template counts as a problem. */
const patience = 500

let editor: Editor
let renderer: RendererClient
let catalog: CheckedCatalog | undefined
let example: PlaygroundExample | undefined
let path = ''
let isRendering = false
let isChanged = false
let settling: ReturnType<typeof setTimeout> | undefined
const list = createProblemList(find('problems'), find('status'), (place) => editor.goTo(place))
const { known } = list

// The frames can only show their own pages, wherever a template leads them.
const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = `frame-src ${new URL(rendererUrl, location.href)} ${new URL(resultUrl, location.href)}`
document.head.append(policy)

const result = openResult(find('stage'), find('tools'), {
  url: resultUrl,
  base,
  onLeave: () => fail(new Error('The template opens another page, which the playground blocks.')),
  onShow: (message) => {
    known.excess = message
    showProblems()
  },
})
watchViews(root)

start().catch((error: Error) => {
  find('progress').remove()
  fail(error)
})

async function start(): Promise<void> {
  const started = await read(location.hash).catch(async ({ message }: Error) => ({
    ...(await read('')),
    notice: `${message} This is the first example instead.`,
  }))
  const { code, state } = started
  stateInput.value = state
  editor = createEditor(find('editor'), { code, onChange: onEdit })
  adopt(started)
  showChoice()
  renderer = await openRenderer(rendererUrl, load)
  await render()
  find('progress').remove()
  stateInput.addEventListener('input', onEdit)
  picker.addEventListener('change', () => {
    if (picker.value) void open(`#${new URLSearchParams({ example: picker.value })}`)
  })
  find<HTMLButtonElement>('share').addEventListener(
    'click',
    ({ currentTarget }) => void share(currentTarget as HTMLButtonElement),
  )
  // Any other hash is that of a place in the page.
  addEventListener('hashchange', () => {
    if (/^#(?:example|code)=/.test(location.hash)) void open(location.hash)
  })
  // A template of the documentation has no problems.
  if (example?.code === code)
    find('editor').addEventListener('focusin', loadCatalog, { once: true })
  else loadCatalog()
}

function read(hash: string): Promise<Start> {
  return readStart(hash, loadIfAny, choices)
}

/** Opens the template of a hash, unless there is none. */
async function open(hash: string): Promise<void> {
  try {
    const started = await read(hash)
    stateInput.value = started.state
    editor.setCode(started.code)
    adopt(started)
  } catch (error) {
    known.notice = `${(error as Error).message} Your template is unchanged.`
  }
  // Also replaces a hash that cannot be opened.
  onChange()
}

function adopt(started: Start): void {
  path = started.path
  example = started.example
  known.notice = started.notice ?? null
}

/** Loads what checks and completions need to know about the library. */
async function loadCatalog(): Promise<void> {
  try {
    catalog = await load<CheckedCatalog>('/playground/catalog.json')
    renderer.setCatalog(catalog)
    await editor.assist(catalog)
    await check()
  } catch (error) {
    fail(error as Error)
  }
}

/** Returns a JSON file of the site. Throws an Error that names it if it cannot be loaded. */
async function load<T>(file: string): Promise<T> {
  const found = await loadIfAny<T>(file)
  if (found === null) throw new Error(`Cannot find ${file}.`)
  return found
}

/** Returns a JSON file of the site, or null if there is none. Throws an Error without connection. */
async function loadIfAny<T>(file: string): Promise<T | null> {
  const response = await fetch(`${base}${file}`).catch(() => null)
  if (response?.ok) return response.json()
  if (response?.status === 404) return null
  throw new Error(`Cannot load ${file}. Check your connection, and reload the page.`)
}

function onEdit(): void {
  known.notice = null
  onChange()
}

function onChange(): void {
  clearTimeout(settling)
  settling = setTimeout(() => void settle(), patience)
  void render()
}

/** Checks the template and updates the URL, once the user stops typing. */
async function settle(): Promise<void> {
  settling = undefined
  showChoice()
  if (findExcess(toTexts())) return
  await check()
  history.replaceState(null, '', await toCurrentHash())
}

function toTexts(): { code: string; state: string } {
  return { code: editor.code, state: stateInput.value }
}

/** Chooses the example in the list, if it is unchanged and in the list. */
function showChoice(): void {
  picker.value = editor.code === example?.code && choices.includes(path) ? path : ''
}

/** Renders the template; after edits in the meantime, once more. */
async function render(): Promise<void> {
  isChanged = true
  if (isRendering) return
  isRendering = true
  while (isChanged) {
    isChanged = false
    await renderOnce().catch(fail)
  }
  isRendering = false
}

async function renderOnce(): Promise<void> {
  const texts = toTexts()
  const tooLong = findExcess(texts)
  if (tooLong) {
    Object.assign(known, { problems: [], total: 0 })
    return fail(new Error(tooLong))
  }
  const state = readState(texts.state)
  const { application } = example ?? {}
  const reply = await renderer.render({ code: texts.code, state, application })
  known.excess = null
  if (reply.type === 'html') {
    known.failure = null
    result.show(reply.html)
  } else if (reply.type === 'error') known.failure = reply.error
  else if (reply.type === 'stopped') {
    const message = 'Stopped: the template took longer than two seconds. Does a loop never end?'
    known.failure = { message, line: null }
  }
  // The check shows the rest, unless the template is complete already.
  if (settling === undefined || reply.type !== 'error') showProblems()
}

async function check(): Promise<void> {
  if (!catalog) return
  let reply = await renderer.check(editor.code)
  // It may have only waited for a template that does not end.
  if (reply.type === 'stopped') reply = await renderer.check(editor.code)
  if (reply.type === 'problems') {
    const { problems, total } = reply
    Object.assign(known, { problems, total })
    editor.showProblems(problems)
  }
  known.isCheckStopped = reply.type === 'stopped'
  showProblems()
}

/** Returns the variables. Throws an Error if they are no JSON object, and shows it beside them. */
function readState(text: string): Record<string, unknown> {
  try {
    const state: unknown = JSON.parse(text.trim() || '{}')
    if (typeof state !== 'object' || state === null || Array.isArray(state)) {
      throw new Error('expected an object, such as {"name": "Ada"}')
    }
    stateError.textContent = ''
    stateInput.removeAttribute('aria-invalid')
    return state as Record<string, unknown>
  } catch (error) {
    stateError.textContent = `The state is not valid: ${(error as Error).message}`
    stateInput.setAttribute('aria-invalid', 'true')
    throw new Error(stateError.textContent, { cause: error })
  }
}

function showProblems(): void {
  list.show()
  result.setOutdated(known.failure !== null || known.excess !== null)
}

function fail({ message }: Error): void {
  known.failure = { message, line: null }
  showProblems()
}

async function toCurrentHash(): Promise<string> {
  // The URL of an unchanged example stays short.
  if (example && editor.code === example.code && stateInput.value === toStateText(example)) {
    return `#example=${path}`
  }
  return toHash({
    code: editor.code,
    state: stateInput.value,
    example: example?.application ? path : '',
  })
}

async function share(button: HTMLButtonElement): Promise<void> {
  const isTooLong = findExcess(toTexts()) !== undefined
  if (!isTooLong) history.replaceState(null, '', await toCurrentHash())
  button.textContent = isTooLong ? 'Too long to share' : await copy(location.href)
  setTimeout(() => (button.textContent = 'Copy link'), 1600)
}
