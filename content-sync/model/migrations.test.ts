import { expect, test } from 'vitest'
import { contentTypes } from './content-types.ts'
import { controlsOf, withoutHelp } from './editor-interface.ts'
import { migratedSpace } from './migrated-space.ts'
import { migrationSteps } from './migration-steps.ts'

/** A migration adds a new field's control at the end; Contentful shows controls in the order of the fields. */
const byField = (one: { fieldId: string }, other: { fieldId: string }) =>
  one.fieldId.localeCompare(other.fieldId)

test('the migrations, one after another, make the content types that the parsers declare', async () => {
  const migrated = await migratedSpace()
  expect(migrationSteps(migrated, contentTypes)).toEqual([])
  const byId = new Map(migrated.map(({ controls, ...type }) => [type.id, { controls, type }]))
  for (const contentType of contentTypes) {
    const { type, controls } = byId.get(contentType.id) ?? {}
    const expected = withoutHelp(contentType)
    expect(type?.fields.map(({ id }) => id)).toEqual(expected.fields.map(({ id }) => id))
    expect(controls?.toSorted(byField)).toEqual(controlsOf(contentType).toSorted(byField))
  }
})
