import assert from 'node:assert/strict'
import { toString } from 'hast-util-to-string'
import { readValue, type Page } from './create-visitor.ts'

/** A control of a form, as sighted users and screen reader users perceive it. */
export type Control = {
  id: string
  value: string | null
  isInvalid: boolean
  descriptions: string[]
}

/** Returns the control with a name on a page, with the texts that describe it. */
export function findControl({ path, elements }: Page, name: string): Control {
  const found = elements.filter(({ properties }) => properties.name === name)
  assert.equal(found.length, 1, `${path} has ${found.length} controls \`${name}\``)
  const { id, ariaInvalid, ariaDescribedBy } = found[0]!.properties
  return {
    id: String(id),
    value: readValue(found[0]!),
    isInvalid: ariaInvalid === 'true',
    descriptions: [ariaDescribedBy ?? []].flat().map((reference) => {
      const element = elements.find(({ properties }) => properties.id === reference)
      assert.ok(element, `${name} is described by \`${reference}\`, which is not on ${path}`)
      return toString(element).trim()
    }),
  }
}
