import { type AstPath, doc, type Plugin } from 'prettier'
import { formatTemplate } from '../engine/format/format-template.ts'
import { readLayouts } from '../engine/io/read-layouts.ts'
import { readLibrary } from '../engine/io/read-library.ts'

const { namespace } = (await readLibrary('kit')).library
const layouts = readLayouts('kit', namespace)

/** A Prettier plugin that formats the Edge examples in Markdown: `npm run format`. */
const plugin: Plugin<string> = {
  languages: [{ name: 'edge', parsers: ['edge'] }],
  parsers: {
    edge: {
      astFormat: 'edge',
      parse: (text) =>
        formatTemplate(text, { namespaces: [namespace], layoutOf: (tag) => layouts.get(tag) }),
      locStart: () => 0,
      locEnd: (text) => text.length,
    },
  },
  printers: {
    edge: {
      print: ({ node }: AstPath<string>) =>
        doc.builders.join(doc.builders.hardline, node.trimEnd().split('\n')),
    },
  },
}

export default plugin
