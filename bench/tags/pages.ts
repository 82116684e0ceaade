import assert from 'node:assert/strict'
import { type Edge, edgeGlobals } from 'edge.js'

/** The rows of the tables, as a database returns them. */
export const rows = Array.from({ length: 25 }, (_, number) => ({
  id: String(1000 + number),
  name: `Person ${number}`,
  initials: `P${number}`,
  color: ['info', 'success', 'danger'][number % 3]!,
  status: ['New', 'Open', 'Closed'][number % 3]!,
}))

const lean = `<tr>
<td><x-kit::avatar name="{{ row.name }}" initials="{{ row.initials }}" size="sm" /></td>
<td><x-kit::link href="/users/{{ row.id }}">{{ row.name }}</x-kit::link></td>
<td><x-kit::badge :color="row.color">{{ row.status }}</x-kit::badge></td>
<td><x-kit::button icon="trash-2" label="Delete {{ row.name }}" variant="ghost" size="sm" /></td>
</tr>
`
const rich = `${lean.trimEnd().slice(0, -'</tr>'.length)}<td>
<x-kit::dropdown id="menu-{{ row.id }}" label="More for {{ row.name }}" square variant="ghost" size="sm">
<x-kit::dropdown.item icon="pencil" href="/users/{{ row.id }}/edit">Edit</x-kit::dropdown.item>
<x-kit::dropdown.item icon="copy" href="/users/{{ row.id }}/copy">Duplicate</x-kit::dropdown.item>
<x-kit::dropdown.separator />
<x-kit::dropdown.item icon="trash-2" color="danger" opens="delete-{{ row.id }}">Delete</x-kit::dropdown.item>
</x-kit::dropdown>
<x-kit::modal id="delete-{{ row.id }}" title="Delete {{ row.name }}?" size="sm" alert>
<x-kit::text>This cannot be undone.</x-kit::text>
<x-kit::modal.footer>
<x-kit::button variant="soft" color="neutral" closes="delete-{{ row.id }}">Cancel</x-kit::button>
<x-kit::form action="/users/{{ row.id }}" method="delete"><x-kit::button type="submit" color="danger">Delete</x-kit::button></x-kit::form>
</x-kit::modal.footer>
</x-kit::modal>
</td>
</tr>
`
const toTable = (row: string) =>
  `<!DOCTYPE html>\n<title>Users</title>\n<table>\n@each(row in rows)\n${row}@end\n</table>\n`
const literal = `<p>
<x-kit::badge color="info">New</x-kit::badge>
<x-kit::icon name="check" />
<x-kit::button size="sm" variant="outline">Edit</x-kit::button>
<x-kit::kbd keys="Ctrl+K" />
</p>
`

/** Pages with tags. */
export const pages = {
  '100 tags of literals': literal.repeat(25),
  '25 rows: avatar, link, badge, icon button': toTable(lean),
  '25 rows, with a menu and a modal each': toTable(rich),
}
export type PageName = keyof typeof pages

/** The globals of a request. */
export const request = {
  request: { url: () => '/users' },
  csrfField: () => edgeGlobals.html.safe('<input type="hidden" name="_csrf" value="token">'),
}

/**
 * Writes a page out: the HTML of its tags, with the expressions of the page. It renders the page
 * with one row of marks, which become expressions.
 */
export async function writeOut(page: PageName, edge: Edge): Promise<string> {
  const marks = { id: 'MidM', name: 'MnameM', initials: 'MinitialsM', status: 'MstatusM' }
  const [start, row, end] = pages[page].split(/(?<=@each\(row in rows\)\n)|(?=@end\n)/)
  const csrfField = () => edgeGlobals.html.safe('McsrfM')
  const renderer = edge.share({ ...request, csrfField })
  if (row === undefined) return renderer.renderRaw(start!)
  const html = await renderer.renderRaw(`${row}\n`, { row: { ...marks, color: 'info' } })
  const written = html
    .replace('McsrfM', '{{ csrfField() }}')
    .replaceAll(/M(\w+?)M/g, '{{ row.$1 }}')
    .replace('data-color="info"', 'data-color="{{ row.color }}"')
  assert.match(written, /row\.color/)
  return `${start}${written.trimEnd()}\n${end}`
}
