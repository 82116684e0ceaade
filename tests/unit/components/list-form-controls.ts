import { readComponents } from './read-components.ts'
import { toTag } from './to-tag.ts'

const options = `:options="['a', 'b']"`

/** Props that add elements with values of their own, by component. */
const variants: Record<string, string[]> = {
  'checkbox.group': ['select-all'],
  color: ['custom'],
  combobox: ['multiple'],
  date: ['range', 'picker="calendar"', 'picker="fields"'],
  slider: ['range'],
  upload: ['url="/uploads"'],
}

/**
 * Returns every component whose value a form submits, once for each way to ask for it, with a
 * function that writes its tag with more attributes, and with a suffix for its names.
 */
export async function listFormControls() {
  const components = await readComponents()
  const controls = components.filter(
    ({ name, props }) =>
      // The control in a field has its own attributes.
      name !== 'field' &&
      props.some(
        ({ name, description }) => name === 'name' && description.includes('submitted form'),
      ),
  )
  return controls.flatMap((component) =>
    ['', ...(variants[component.name] ?? [])].map((variant) => ({
      component,
      variant,
      toTag: (attributes: string[], suffix = '') =>
        toTag(component, components, {
          attributes: [
            ...(component.props.some(({ name, required }) => name === 'options' && !required)
              ? [options]
              : []),
            ...(variant ? [variant] : []),
            ...attributes,
          ],
          without: variant ? ['value'] : [],
          body: '',
          suffix,
        }),
    })),
  )
}
