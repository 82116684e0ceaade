import { readLibrary } from '../../../engine/io/read-library.ts'
import {
  parseComponent,
  type ParsedComponent,
} from '../../../engine/library/component/parse-component.ts'

/** Returns the parsed template of every component and sub-component. */
export async function readComponents(): Promise<ParsedComponent[]> {
  const { components, library } = await readLibrary('kit')
  return components.map((component) => parseComponent(component, library, () => {}))
}
