import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createMigrationParser } from 'contentful-migration/built/lib/migration-parser.js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contentTypes } from './content-types.ts'
import { controlsOf, withoutHelp } from './editor-interface.ts'

type Fields = Record<string, unknown>

const Fields = v.record(v.string(), v.unknown())
const Type = v.looseObject({ fields: v.array(Fields) })

/** Contentful says of every field whether it is hidden. */
function withDefaults(data: unknown): Fields {
  const type = v.parse(Type, data)
  return { ...type, fields: type.fields.map((field) => ({ disabled: false, omitted: false, ...field })) }
}
const collection = (items: unknown[]) => ({ items, total: items.length, skip: 0, limit: 1000 })

/** A space that answers only what migrations ask of it. */
function standIn() {
  const types = new Map<string, Fields>()
  const interfaces = new Map<string, Fields>()
  const stored = (map: Map<string, Fields>, id: string, data: unknown) => {
    const { sys, ...fields } = v.parse(Fields, data)
    const version = Number(
      v.parse(v.optional(v.object({ version: v.number() })), map.get(id)?.sys)?.version ?? 0,
    )
    map.set(id, { ...fields, sys: { id, version: version + 1, contentType: { sys: { id } } } })
    return map.get(id)
  }
  const request = async ({ method, url, data }: { method: string; url: string; data?: unknown }) => {
    const [path = ''] = url.replace(/^\//, '').split('?')
    const [kind, id = '', part] = path.split('/')
    if (method === 'GET' && kind === 'content_types' && !id) return collection([...types.values()])
    if (method === 'GET' && kind === 'editor_interfaces') return collection([...interfaces.values()])
    if (method === 'GET' && part === 'editor_interface')
      return interfaces.get(id) ?? { sys: { id, version: 0, contentType: { sys: { id } } }, controls: [] }
    if (method === 'GET' && (kind === 'entries' || kind === 'locales' || kind === 'tags'))
      return collection([])
    if (method === 'PUT' && part === 'editor_interface') return stored(interfaces, id, data)
    if (method === 'PUT' && part === 'published') return types.get(id)
    if (method === 'PUT' && kind === 'content_types') return stored(types, id, withDefaults(data))
    throw new Error(`a migration asked ${method} ${url}`)
  }
  return { types, interfaces, request }
}

async function runMigrations() {
  const space = standIn()
  const require = createRequire(import.meta.url)
  for (const file of globSync('migrations/*.cjs', { cwd: import.meta.dirname }).toSorted()) {
    const result = await createMigrationParser(space.request, {})(require(`./${file}`))
    const problems = [
      ...result.stepsValidationErrors,
      ...result.payloadValidationErrors,
      ...result.getValidationErrors(),
      ...result.getRuntimeErrors(),
    ]
    expect(problems).toEqual([])
    for (const { requests } of result.batches) {
      for (const request of requests) await space.request(request)
    }
  }
  return space
}

const withoutSys = ({ sys, ...fields }: Fields) => fields

test('the migrations, one after another, make the model', async () => {
  const { types, interfaces } = await runMigrations()
  expect([...types.keys()].toSorted()).toEqual(contentTypes.map(({ id }) => id).toSorted())
  for (const contentType of contentTypes) {
    const { id, ...model } = withoutHelp(contentType)
    expect({ id, ...withoutSys(types.get(id) ?? {}) }).toMatchObject({ id, ...model })
    expect(interfaces.get(id)?.controls).toEqual(controlsOf(contentType))
  }
})
