import type { PageMarkdown } from '../library/markdown/index.ts'

/** Code of a page that is a file of an application, named in its first line. */
export type AppFile = { path: string; language: string; code: string; place: string }

// A page shows only some lines of `resources/js/app.js`, which imports what the page is about.
const label =
  /^(?:\/\/|\{\{--|\/\*) ((?:app|start|resources\/(?:views|js(?!\/app\.js))|public)\/\S+\.(?:ts|edge|css|js)|config\/shield\.ts)\b/

/** Lists the complete files of an application that a page shows. */
export function listAppFiles({ file, fences }: PageMarkdown): AppFile[] {
  return fences.flatMap(({ code, lang, line }) => {
    const path = label.exec(code)?.[1]
    return path ? [{ path, language: lang ?? '', code: `${code}\n`, place: `${file}:${line}` }] : []
  })
}
