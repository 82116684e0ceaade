/** A Prettier plugin that formats the Edge examples in Markdown: `npm run format`. */
import { type AstPath, doc, type Parser, type Printer, type SupportLanguage } from 'prettier'
import { formatTemplate } from '../engine/format/format-template.ts'
import { openLayouts } from '../engine/io/read-layouts.ts'
import { readLibrary } from '../engine/io/read-library.ts'

const { library } = await readLibrary('kit')
const layouts = openLayouts({ library, components: [] }, 'kit', '.')

export const languages: SupportLanguage[] = [{ name: 'edge', parsers: ['edge'] }]

export const parsers: Record<string, Parser<string>> = {
  edge: {
    astFormat: 'edge',
    parse: (text) => formatTemplate(text, layouts),
    locStart: () => 0,
    locEnd: (text) => text.length,
  },
}

export const printers: Record<string, Printer<string>> = {
  edge: {
    print: ({ node }: AstPath<string>) =>
      doc.builders.join(doc.builders.hardline, node.trimEnd().split('\n')),
  },
}
