import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createMigrationParser } from 'contentful-migration/built/lib/migration-parser.js'
import * as v from 'valibot'

type Fields = Record<string, unknown>

const Fields = v.record(v.string(), v.unknown())
const Versioned = v.looseObject({ sys: v.looseObject({ version: v.number() }) })

const Validations = v.array(Fields)
const Items = v.looseObject({ type: v.string(), validations: v.optional(Validations, []) })
const MigratedField = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  localized: v.boolean(),
  required: v.boolean(),
  // Contentful says of every field whether it is hidden.
  disabled: v.optional(v.boolean(), false),
  omitted: v.optional(v.boolean(), false),
  linkType: v.optional(v.string()),
  items: v.optional(Items),
  validations: v.optional(Validations, []),
})
const MigratedType = v.object({
  name: v.string(),
  description: v.string(),
  displayField: v.string(),
  fields: v.array(MigratedField),
})
const Control = v.object({
  fieldId: v.string(),
  widgetNamespace: v.string(),
  widgetId: v.string(),
  settings: v.optional(Fields),
})
const EditorInterface = v.object({ controls: v.array(Control) })

export type MigratedType = v.InferOutput<typeof MigratedType> & {
  id: string
  controls: v.InferOutput<typeof Control>[]
}

const collection = (items: unknown[]) => ({ items, total: items.length, skip: 0, limit: 1000 })

/** A space in memory that answers what contentful-migration asks of the Management API, and nothing else. */
function emptySpace() {
  const types = new Map<string, Fields>()
  const interfaces = new Map<string, Fields>()
  const linkTo = (id: string) => ({ sys: { id } })

  function store(map: Map<string, Fields>, id: string, data: unknown): Fields {
    const { sys, ...fields } = v.parse(Fields, data)
    const previous = v.safeParse(Versioned, map.get(id))
    const version = previous.success ? previous.output.sys.version : 0
    const stored = { ...fields, sys: { id, version: version + 1, contentType: linkTo(id) } }
    map.set(id, stored)
    return stored
  }

  /** With a published content type the controls of its deleted fields go, as Contentful does it. */
  function publish(id: string): Fields | undefined {
    const type = v.safeParse(MigratedType, types.get(id))
    const before = v.safeParse(EditorInterface, interfaces.get(id))
    if (type.success && before.success) {
      const fieldIds = type.output.fields.map((field) => field.id)
      const controls = before.output.controls.filter(({ fieldId }) => fieldIds.includes(fieldId))
      interfaces.set(id, { ...interfaces.get(id), controls })
    }
    return types.get(id)
  }

  async function request({ method, url, data }: { method: string; url: string; data?: unknown }) {
    const [path = ''] = url.replace(/^\//, '').split('?')
    const [kind, id = '', part] = path.split('/')
    if (method === 'GET' && kind === 'content_types' && !id) return collection([...types.values()])
    if (method === 'GET' && kind === 'editor_interfaces') return collection([...interfaces.values()])
    if (method === 'GET' && part === 'editor_interface')
      return interfaces.get(id) ?? { sys: { id, version: 0, contentType: linkTo(id) }, controls: [] }
    if (method === 'GET' && (kind === 'entries' || kind === 'locales' || kind === 'tags'))
      return collection([])
    if (method === 'PUT' && part === 'editor_interface') return store(interfaces, id, data)
    if (method === 'PUT' && part === 'published') return publish(id)
    if (method === 'PUT' && kind === 'content_types') return store(types, id, data)
    throw new Error(`a migration asked ${method} ${url}`)
  }
  return { types, interfaces, request }
}

export const migrationsFolder = new URL('migrations/', import.meta.url)

/** The migrations' file names, in the order in which they run. */
export const migrationFiles = (): string[] => globSync('*.cjs', { cwd: migrationsFolder }).toSorted()

/** The content types of a space that has run all migrations. Throws what contentful-migration refuses. */
export async function migratedSpace(): Promise<MigratedType[]> {
  const space = emptySpace()
  const require = createRequire(migrationsFolder)
  for (const file of migrationFiles()) {
    const result = await createMigrationParser(space.request, {})(require(`./${file}`))
    const problems = [
      ...result.stepsValidationErrors,
      ...result.payloadValidationErrors,
      ...result.getValidationErrors(),
      ...result.getRuntimeErrors(),
    ]
    if (problems.length > 0) throw new Error(`${file}: ${JSON.stringify(problems)}`)
    for (const { requests } of result.batches) {
      for (const request of requests) await space.request(request)
    }
  }
  return [...space.types].map(([id, type]) => ({
    ...v.parse(MigratedType, type),
    id,
    controls: v.parse(EditorInterface, space.interfaces.get(id)).controls,
  }))
}
