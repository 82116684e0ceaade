import { readLibrary } from '../../../kit/io/read-library.ts'
import { parseComponent, type ParsedComponent } from '../../../kit/src/component/parse-component.ts'

/** What the template of every component and sub-component says of it. */
export async function readComponents(): Promise<ParsedComponent[]> {
  const { components, library } = await readLibrary('kit')
  return components.map((component) => parseComponent(component, library, () => {}))
}
