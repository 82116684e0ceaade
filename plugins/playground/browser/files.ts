import { noteMissing } from './missing.ts'

/** Folder of the templates, as Edge sees it. */
export const directory = '/components'

const texts = new Map<string, string>()

/** The templates that were loaded, by path, such as `/components/button/button.edge`. */
export const files = {
  has: (path: string): boolean => texts.has(path),
  add: (path: string, text: string): unknown => texts.set(path, text),
  /** Returns the text of a template, or notes that it has to be loaded. */
  read(path: string): string | undefined {
    if (!texts.has(path) && path.startsWith(directory)) noteMissing(path.slice(1))
    return texts.get(path)
  },
}
