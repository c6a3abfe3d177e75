import { expect, test } from 'vitest'
import { contentTypes } from './content-types.ts'
import { controlsOf, withoutHelp } from './editor-interface.ts'
import { migratedSpace } from './migrated-space.ts'
import { migrationSteps } from './migration-steps.ts'

test('the migrations, one after another, make the content types that the parsers declare', async () => {
  const migrated = await migratedSpace()
  expect(migrationSteps(migrated, contentTypes)).toEqual([])
  const byId = new Map(migrated.map(({ controls, ...type }) => [type.id, { controls, type }]))
  for (const contentType of contentTypes) {
    const { type, controls } = byId.get(contentType.id) ?? {}
    const expected = withoutHelp(contentType)
    expect(type?.fields.map(({ id }) => id)).toEqual(expected.fields.map(({ id }) => id))
    expect(controls).toEqual(controlsOf(contentType))
  }
})
