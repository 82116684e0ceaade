/**
 * Lists the files of an upload, and refuses those beyond its limits.
 *
 * The file input keeps all files, so the form submits them. A file whose row has the answer of the
 * server in a hidden input leaves it: `upload-send` fills that in.
 *
 * @attribute data-kit-upload - On the file input: limits as JSON.
 */
import { announce } from './announce.ts'
import { closest, listControls } from '../member.ts'
type Item = { file: File; row: Element; image: HTMLImageElement }
type Options = {
  units: [string, string[]]
  maxSize: number
  maxFiles: number
  required: boolean
}
type Target = EventTarget | null

const control = '[data-kit-upload]'
/** Dropped folders, which a form cannot submit. */
const folders = new WeakSet<File>()
const lists = new WeakMap<HTMLInputElement, Item[]>()
const toList = (input: HTMLInputElement) => lists.get(input) ?? []
const toOptions = (input: HTMLInputElement) => JSON.parse(input.dataset.kitUpload!) as Options
const toRoot = (element: Element) => element.closest('[data-kit=upload]')!
const toInput = (target: Target) => closest<HTMLInputElement>(target, control)
const find = <T extends Element = HTMLElement>(element: Element, part: string) =>
  element.querySelector<T>(`[data-kit-part=${part}]`)
const isWanted = ({ name, type }: File, accept: string) =>
  accept
    .toLowerCase()
    .split(/[\s,]+/)
    .some((kind) =>
      kind[0] === '.'
        ? name.toLowerCase().endsWith(kind)
        : type.startsWith(kind.replace(/\*.*/, '')),
    )

/** Adds the files in the input to those that it had before. */
function add(input: HTMLInputElement): void {
  const { maxSize, maxFiles, units } = toOptions(input)
  const root = toRoot(input)
  const status = find(root, 'status')!
  const rows = [...root.querySelectorAll('li')]
  const toKey = ({ name, size, lastModified }: File) => name + size + lastModified
  const known = toList(input).map(({ file }) => toKey(file))
  const added: Item[] = []
  const problems = []
  for (const file of input.files!) {
    if (known.includes(toKey(file))) continue
    const count = added.length + (input.multiple ? rows.length : 0)
    const problem = folders.has(file)
      ? 'folder'
      : !isWanted(file, input.accept)
        ? 'type'
        : file.size > maxSize
          ? 'large'
          : count >= maxFiles && 'many'
    if (problem) problems.push(status.dataset[problem]!.replace('{name}', () => file.name))
    else added.push(toItem(root, file, units))
  }
  status.className = 'kit-field-error'
  status.textContent = problems.join(' ')
  if (input.multiple || !added[0]) return show(input, [...toList(input), ...added])
  for (const row of rows) row.remove()
  show(input, added)
}

function toItem(root: Element, file: File, [locale, units]: Options['units']): Item {
  const [template] = root.querySelector('template')!.content.children
  const row = template!.cloneNode(true) as Element
  const power = (Math.log2(file.size || 1) / 10) | 0
  find(row, 'name')!.textContent = file.name
  find(row, 'size')!.textContent = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power]!,
    maximumFractionDigits: 1,
  }).format(file.size / 1024 ** power)
  for (const named of row.querySelectorAll('[aria-label]')) {
    named.ariaLabel = named.ariaLabel!.replace('{name}', () => file.name)
  }
  const image = new Image()
  image.className = 'kit-avatar-image'
  image.alt = ''
  // The browser knows best what it can show.
  image.hidden = true
  for (const event of ['load', 'error']) {
    image.addEventListener(event, () => {
      URL.revokeObjectURL(image.src)
      image.hidden = event === 'error'
    })
  }
  image.src = URL.createObjectURL(file)
  return { file, row, image }
}

/** Shows these files in the list and the input, instead of those before. */
function show(input: HTMLInputElement, list: Item[]): void {
  const root = toRoot(input)
  const files = new DataTransfer()
  for (const item of toList(input)) {
    if (list.includes(item)) continue
    item.row.remove()
    item.image.remove()
  }
  for (const { file, row, image } of list) {
    if (!row.isConnected) root.querySelector('template')!.before(row)
    if (!image.isConnected) (find(row, 'preview') ?? find(root, 'avatar'))!.append(image)
    if (find<HTMLInputElement>(row, 'value')?.disabled ?? true) files.items.add(file)
  }
  lists.set(input, list)
  input.files = files.files
  input.required = toOptions(input).required && !root.querySelector('li')
}

// Capturing, so that other listeners find all files in the input.
document.addEventListener(
  'change',
  ({ target }) => {
    const input = toInput(target)
    if (input) add(input)
  },
  true,
)

for (const name of ['dragover', 'dragleave', 'drop'] as const) {
  document.addEventListener(name, (event) => {
    const input = toInput(event.target)
    const { types, files, items } = event.dataTransfer!
    if (!input || !types.includes('Files')) return
    event.preventDefault()
    if (input.matches(':disabled')) return
    input.parentElement!.toggleAttribute('data-over', name === 'dragover')
    if (!files[0]) return
    ;[...items].forEach((item, index) => {
      // A browser that cannot tell lists a folder as a file.
      if (item.webkitGetAsEntry?.()?.isDirectory) folders.add(files[index]!)
    })
    input.files = files
    announce(input)
  })
}

document.addEventListener('click', ({ target }) => {
  const row = closest(target, '[data-kit=upload] [data-kit-part=remove]')?.closest('li')
  if (!row) return
  const input = toRoot(row).querySelector<HTMLInputElement>(control)!
  row.remove()
  show(
    input,
    toList(input).filter((item) => item.row !== row),
  )
  input.focus()
  announce(input)
})

document.addEventListener('reset', ({ target }) => {
  for (const element of listControls(target)) {
    const input = toInput(element)
    if (input) show(input, [])
  }
})

function update(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(control)) {
    // People may choose files before this script is loaded.
    if (!lists.has(input) && input.files![0]) add(input)
    // An update of the page may remove the rows.
    if (toList(input).some(({ row }) => !row.isConnected)) show(input, toList(input))
  }
}

update()
new MutationObserver(update).observe(document, { subtree: true, childList: true })
