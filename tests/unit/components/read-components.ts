import { readLibrary } from '../../../engine/io/read-library.ts'
import {
  parseComponent,
  type ParsedComponent,
} from '../../../engine/library/component/parse-component.ts'

/** What the template of every component and sub-component says of it. */
export async function readComponents(): Promise<ParsedComponent[]> {
  const { components, library } = await readLibrary('kit')
  return components.map((component) => parseComponent(component, library, () => {}))
}
