import type { Prop } from '../../../engine/tags/index.ts'
import type { Component, SubComponent } from '../../../engine/schema/component.ts'
import type { CheckedCatalog } from '../../../engine/check/checked-library.ts'
import { catalog } from '../fixtures/catalog.ts'

const [chip, panel] = catalog.components as [Component, Component]
const [title] = panel.subComponents as [SubComponent]

/** Returns a prop. */
export function prop(name: string, text: string, more: Partial<Prop> = {}): Prop {
  return { name, required: false, type: { text, kind: 'other' }, description: 'It is.', ...more }
}

/** Returns a component that accepts everything, with these changes. */
export function part(name: string, changes: Partial<Component> = {}): Component {
  return { ...chip, name, tag: `x-acme::${name}`, props: [], slots: [], ...changes }
}

const anything = { name: 'main', required: false, description: 'What stands in it.' }

/** A library with a component for each aspect that checks look at. */
export const checked: CheckedCatalog = {
  library: { namespace: 'acme' },
  components: [
    part('button', {
      props: [
        prop('variant', '', {
          type: { text: "'solid' | 'soft'", kind: 'enum', values: ['solid', 'soft'] },
        }),
        prop('iconName', 'string'),
        prop('size', 'number'),
        prop('wide', 'boolean'),
        prop('rows', 'array'),
        prop('label', 'string | number'),
        prop('data', 'Row[]'),
        prop('level', '', { type: { text: '1 | 2', kind: 'enum', values: [1, 2] } }),
        prop('colour', 'string', {
          deprecated: { message: 'Use `variant`.', replacement: 'variant' },
        }),
        prop('old', 'string', { deprecated: { message: 'It does nothing.' } }),
      ],
      slots: [anything],
      attributes: { passThrough: true, to: '`<a>` or `<button>`' },
    }),
    part('opener', { props: [prop('opens', 'string')], slots: [anything], idProps: ['opens'] }),
    part('key', {
      props: [
        prop('icon', '', { type: { text: 'string', kind: 'string' } }),
        prop('label', 'string'),
      ],
      slots: [anything],
      attributes: { passThrough: true, to: '`<button>`' },
    }),
    part('entry', {
      props: [prop('name', 'string'), prop('type', 'string'), prop('label', 'string')],
      slots: [anything, { ...anything, name: 'note' }],
      attributes: { passThrough: true, to: '`<input>`' },
      labelledBy: ['label', 'main'],
      internalAttributes: ['in-line'],
    }),
    part('line', { slots: [anything], labelsControls: [] }),
    part('row', { props: [prop('label', 'string')], slots: [anything], labelsControls: ['label'] }),
    part('dialog', { props: [prop('id', 'string', { required: true })], slots: [anything] }),
    part('views', {
      slots: [anything],
      subComponents: ['tab', 'pane'].map((name, index, names) => ({
        ...title,
        name: `views.${name}`,
        tag: `x-acme::views.${name}`,
        parentRequired: false,
        props: [prop('of', 'string')],
        slots: [anything],
        counterpart: { name: `views.${names[1 - index]}`, prop: 'of' },
      })),
    }),
    part('linked', { props: [prop('href', 'string')] }),
    part('button-group', { slots: [anything] }),
    part('meter', { props: [prop('max', 'number', { required: true })] }),
    part('note', {
      slots: [
        { name: 'main', required: true, description: 'What it says.' },
        { name: 'footer', required: false, description: 'The end.' },
        { name: 'heading', required: true, description: 'The title.' },
      ],
    }),
    part('sealed', { attributes: { passThrough: false, to: null } }),
    part('odd', { attributes: { passThrough: true, to: '`<constructor>`' } }),
    part('former', { deprecated: { message: 'It goes in 3.0.', replacement: 'button' } }),
    {
      ...panel,
      deprecated: undefined,
      slots: [anything],
      subComponents: [
        title,
        {
          ...title,
          name: 'panel.end',
          tag: 'x-acme::panel.end',
          parentUnless: ['for'],
          internalAttributes: ['in-panel'],
          slots: [anything],
        },
      ],
    },
  ],
}
