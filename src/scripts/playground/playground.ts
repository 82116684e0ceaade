import type { PlaygroundExample, RenderError } from '@kit-edge/docs/playground/messages.ts'
import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'
import type { TemplateProblem } from '@kit-edge/engine/check/template-problem.ts'
import { copy } from '../copy-buttons.ts'
import { createEditor, type Editor } from './create-editor.ts'
import { openRenderer, type RendererClient } from './open-renderer.ts'
import { openResult } from './open-result.ts'
import { readHash, toHash } from './shared-template.ts'
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
const status = find('status')
const list = find('problems')

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

// The frames can only show their own pages, wherever a template leads them.
const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = `frame-src ${new URL(rendererUrl, location.href)} ${new URL(resultUrl, location.href)}`
document.head.append(policy)

const result = openResult(find('stage'), find('tools'), {
  url: resultUrl,
  base,
  onLeave: () => fail(new Error('The template opens another page, which the playground blocks.')),
})
watchViews(root)

start().catch((error: Error) => {
  find('progress').remove()
  fail(error)
})

async function start(): Promise<void> {
  const shared = await readHash(location.hash).catch(() => {
    status.textContent = 'The link is incomplete, so this is an example.'
    return {} as Awaited<ReturnType<typeof readHash>>
  })
  const isExample = [...picker.options].some(({ value }) => value === shared.example)
  const first = [...picker.options].find(({ value }) => value)?.value ?? ''
  path = shared.example || (shared.code === undefined ? first : '')
  if (path) await readExample()
  const code = shared.code ?? example?.code ?? ''
  stateInput.value = shared.state ?? toStateText(example)
  picker.value = isExample || path === first ? path : ''
  editor = createEditor(find('editor'), {
    code,
    onChange,
  })
  renderer = await openRenderer(rendererUrl, load)
  await render()
  find('progress').remove()
  stateInput.addEventListener('input', onChange)
  picker.addEventListener('change', () => void pick())
  find<HTMLButtonElement>('share').addEventListener(
    'click',
    ({ currentTarget }) => void share(currentTarget as HTMLButtonElement),
  )
  addEventListener('hashchange', () => location.reload())
  // A template of the documentation has no problems.
  if (shared.code === undefined)
    find('editor').addEventListener('focusin', loadCatalog, { once: true })
  else loadCatalog()
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
  const response = await fetch(`${base}${file}`).catch(() => null)
  if (response?.ok) return response.json()
  throw new Error(`Cannot load ${file}. Check your connection, and reload the page.`)
}

async function readExample(): Promise<void> {
  example = await load<PlaygroundExample>(`/preview/${path}.json`)
}

async function pick(): Promise<void> {
  if (!picker.value) return
  try {
    path = picker.value
    await readExample()
  } catch (error) {
    return fail(error as Error)
  }
  stateInput.value = toStateText(example)
  editor.setCode(example!.code)
}

function toStateText(from: PlaygroundExample | undefined): string {
  return from && Object.keys(from.state).length ? JSON.stringify(from.state, null, 2) : '{}'
}

function onChange(): void {
  clearTimeout(settling)
  settling = setTimeout(() => void settle(), patience)
  void render()
}

/** Checks the template and updates the URL, once the user stops typing. */
async function settle(): Promise<void> {
  settling = undefined
  if (editor.code !== example?.code) picker.value = ''
  await check()
  history.replaceState(null, '', await toCurrentHash())
}

/** Renders the template; after edits in the meantime, once more. */
async function render(): Promise<void> {
  isChanged = true
  if (isRendering) return
  isRendering = true
  try {
    while (isChanged) {
      isChanged = false
      await renderOnce()
    }
  } catch (error) {
    fail(error as Error)
  } finally {
    isRendering = false
  }
}

async function renderOnce(): Promise<void> {
  const state = readState()
  if (!state) return
  const { application } = example ?? {}
  const reply = await renderer.render({ code: editor.code, state, application })
  if (reply.type === 'html') {
    failure = null
    result.show(reply.html)
  } else if (reply.type === 'error') failure = reply.error
  else if (reply.type === 'stopped') {
    const message = 'Stopped: the template took longer than two seconds. Does a loop never end?'
    failure = { message, line: null }
  }
  // The check shows the rest, unless the template is complete already.
  if (settling === undefined || reply.type !== 'error') showProblems()
}

let failure: RenderError | null = null
let problems: TemplateProblem[] = []

async function check(): Promise<void> {
  if (!catalog) return
  const reply = await renderer.check(editor.code)
  if (reply.type === 'problems') problems = reply.problems
  editor.showProblems(problems)
  showProblems()
}

/** Returns the variables, or null if they are no JSON object. */
function readState(): Record<string, unknown> | null {
  try {
    const state: unknown = JSON.parse(stateInput.value.trim() || '{}')
    if (typeof state !== 'object' || state === null || Array.isArray(state)) {
      throw new Error('expected an object, such as {"name": "Ada"}')
    }
    stateError.textContent = ''
    stateInput.removeAttribute('aria-invalid')
    return state as Record<string, unknown>
  } catch (error) {
    stateError.textContent = `The state is not valid: ${(error as Error).message}`
    stateInput.setAttribute('aria-invalid', 'true')
    return null
  }
}

function showProblems(): void {
  const items = problems.map(({ line, col, severity, message, suggestion }) =>
    toItem({ line, col }, severity, [message, suggestion].filter(Boolean).join('. ')),
  )
  // A check reports the same mistake with its exact place.
  const isKnown = failure?.line && problems.some(({ line }) => line === failure!.line)
  if (failure && !isKnown) {
    items.unshift(
      toItem(
        failure.line === null ? null : { line: failure.line, col: 1 },
        'error',
        failure.message,
      ),
    )
  }
  list.replaceChildren(...items)
  status.textContent = items.length
    ? `${items.length} ${items.length === 1 ? 'problem' : 'problems'}`
    : 'No problems'
  result.setOutdated(failure !== null)
}

function toItem(
  place: { line: number; col: number } | null,
  severity: 'error' | 'warning',
  message: string,
): HTMLLIElement {
  const item = document.createElement('li')
  item.dataset.severity = severity
  if (place) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = `Line ${place.line}`
    button.addEventListener('click', () => editor.goTo(place))
    item.append(button, ' ')
  }
  item.append(message)
  return item
}

function fail({ message }: Error): void {
  failure = { message, line: null }
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
  history.replaceState(null, '', await toCurrentHash())
  button.textContent = await copy(location.href)
  setTimeout(() => (button.textContent = 'Copy link'), 1600)
}
