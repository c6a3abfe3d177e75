import { type Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import * as v from 'valibot'
import { linkTo } from '../content.ts'
import { type Fault, withFaults } from '../faults.ts'
import { answerProblems, authorized, existing } from '../guards.ts'
import { spaceAndEnvironment } from '../on-wire.ts'
import { ProblemAnswer } from '../problem-answer.ts'
import { readQuery } from '../query.ts'
import { commentsApi } from './comments.ts'
import { ContentTypeBody } from './content-type-body.ts'
import type { ManagedSpace } from './managed-space.ts'
import { rateLimit } from './rate-limit.ts'
import type { Managed } from './versioned-store.ts'

export const sandboxManagementToken = 'sandbox-management-token'

/** What Contentful lets a space of the free plan ask. */
const contentfulsLimit = 7

interface ManagementOptions {
  space: ManagedSpace
  /** More are refused for a second. */
  requestsPerSecond?: number
  /** What goes wrong with the next requests, in this order. */
  faults?: Fault[]
}

const FieldsBody = v.object({
  fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
})
const LocaleBody = v.object({
  name: v.string(),
  code: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  fallbackCode: v.optional(v.nullable(v.string()), null),
  optional: v.optional(v.boolean(), false),
})
const InterfaceBody = v.looseObject({
  controls: v.array(v.looseObject({ fieldId: v.string() })),
})

const versionOf = ({ req }: Context): number | undefined => {
  const sent = req.header('X-Contentful-Version')
  return sent === undefined ? undefined : Number(sent)
}

/**
 * The part of Contentful's Management API that imports, migrations and this site's own tools use, and the upload of
 * files; it refuses what Contentful refuses. The real one has two hosts for this.
 */
export function createManagement({
  space,
  requestsPerSecond = contentfulsLimit,
  faults = [],
}: ManagementOptions): Hono {
  const app = new Hono()
  app.use(requestId({ headerName: 'X-Contentful-Request-Id' }))
  app.use(authorized(sandboxManagementToken), rateLimit(requestsPerSecond), withFaults(faults))
  app.use('/spaces/:space/*', existing('space', space.delivery.id))
  app.use('/spaces/:space/environments/:environment/*', existing('environment', space.delivery.environment))
  app.get('/spaces/:space', (context) =>
    context.json({ sys: { type: 'Space', id: space.delivery.id, version: 1 }, name: 'Uoga' }),
  )
  app.get('/spaces/:space/environments/:environment', (context) =>
    context.json({
      sys: {
        type: 'Environment',
        id: space.delivery.environment,
        version: 1,
        space: linkTo('Space', space.delivery.id),
      },
      name: space.delivery.environment,
    }),
  )
  const environment = new Hono()
  serveModel(environment, space)
  serveContent(environment, space)
  environment.route('/', commentsApi(space))
  app.route('/spaces/:space/environments/:environment', environment)
  answerProblems(app)
  return app
}

/** The `sys` of anything that has versions. */
function sysOf(type: string, item: Managed<unknown>, { delivery }: ManagedSpace) {
  const { id, version, createdAt, updatedAt, published, archivedVersion } = item
  return {
    id,
    type,
    version,
    createdAt,
    updatedAt,
    ...spaceAndEnvironment(delivery),
    ...(published && { publishedVersion: published.version, publishedAt: published.at }),
    ...(archivedVersion !== undefined && { archivedVersion }),
  }
}

interface Wire {
  sys: Record<string, unknown> & { id: string; type: string }
}

/** A page of what a query finds by `sys`; no tool asks for more. */
function listed<T extends Wire>(items: T[], { req }: Context) {
  const names = Object.keys(req.query())
  if (names.some((name) => name.startsWith('fields.'))) throw new ProblemAnswer('InvalidQuery')
  const { matches, compare, skip, limit } = readQuery(req.query())
  const found = items
    .map((item) => ({ item, entity: { sys: item.sys, fields: {} } }))
    .filter(({ entity }) => matches(entity))
    .toSorted((one, other) => compare(one.entity, other.entity))
  const page = found.slice(skip, skip + limit).map(({ item }) => item)
  return { sys: { type: 'Array' }, total: found.length, skip, limit, items: page }
}

async function bodyOf<T extends v.GenericSchema>(schema: T, { req }: Context): Promise<v.InferOutput<T>> {
  const body = v.safeParse(schema, await req.json())
  if (body.success) return body.output
  const errors = body.issues.map((issue) => ({
    name: 'type',
    path: v.getDotPath(issue)?.split('.') ?? [],
    details: issue.message,
  }))
  throw new ProblemAnswer('ValidationFailed', { details: { errors } })
}

/** Locales, content types and how editors fill them in. */
function serveModel(api: Hono, space: ManagedSpace): void {
  const { contentTypes, locales, editorInterfaces } = space
  const typeOnWire = (item: Managed<ContentTypeBody>) => ({
    sys: sysOf('ContentType', item, space),
    ...item.content,
  })
  api.get('/content_types', (context) => context.json(listed(contentTypes.all.map(typeOnWire), context)))
  api.get('/content_types/:id', (context) =>
    context.json(typeOnWire(contentTypes.get(context.req.param('id')))),
  )
  api.put('/content_types/:id', async (context) => {
    const body = await bodyOf(ContentTypeBody, context)
    return context.json(typeOnWire(space.saveContentType(context.req.param('id'), body, versionOf(context))))
  })
  api.put('/content_types/:id/published', (context) =>
    context.json(typeOnWire(space.publishContentType(context.req.param('id'), versionOf(context)))),
  )

  const localeOnWire = (item: Managed<unknown>) => ({
    sys: sysOf('Locale', item, space),
    ...Object(item.content),
  })
  api.get('/locales', (context) => context.json(listed(locales.all.map(localeOnWire), context)))
  api.post('/locales', async (context) => {
    const body = await bodyOf(LocaleBody, context)
    return context.json(localeOnWire(locales.save(body.code, { ...body, default: false }, undefined)), 201)
  })
  api.put('/locales/:id', async (context) => {
    const id = context.req.param('id')
    const body = await bodyOf(LocaleBody, context)
    const isDefault = locales.get(id).content.default
    return context.json(localeOnWire(locales.save(id, { ...body, default: isDefault }, versionOf(context))))
  })
  api.get('/tags', (context) => context.json(listed([], context)))

  const interfaceOnWire = (id: string) => {
    const { version, body } = editorInterfaces.get(id) ?? notThere('EditorInterface', id)
    return {
      ...body,
      sys: {
        ...spaceAndEnvironment(space.delivery),
        id: 'default',
        type: 'EditorInterface',
        version,
        contentType: linkTo('ContentType', id),
      },
    }
  }
  api.get('/editor_interfaces', (context) =>
    context.json(listed([...editorInterfaces.keys()].map(interfaceOnWire), context)),
  )
  api.get('/content_types/:id/editor_interface', (context) =>
    context.json(interfaceOnWire(context.req.param('id'))),
  )
  api.put('/content_types/:id/editor_interface', async (context) => {
    const id = context.req.param('id')
    const { sys, ...body } = await bodyOf(InterfaceBody, context)
    const { version } = editorInterfaces.get(id) ?? notThere('EditorInterface', id)
    if (versionOf(context) !== version) throw new ProblemAnswer('VersionMismatch')
    const known = contentTypes.get(id).content.fields
    const unknown = body.controls.filter(({ fieldId }) => !known.some((field) => field.id === fieldId))
    if (unknown.length > 0)
      throw new ProblemAnswer('ValidationFailed', {
        details: { errors: unknown.map(({ fieldId }) => ({ name: 'unknown', path: ['controls', fieldId] })) },
      })
    editorInterfaces.set(id, { version: version + 1, body })
    return context.json(interfaceOnWire(id))
  })
}

function notThere(type: string, id: string): never {
  throw new ProblemAnswer('NotFound', { details: { type, id } })
}

/** Entries and assets, as drafts and as they are published. */
function serveContent(api: Hono, space: ManagedSpace): void {
  const { entries, assets } = space
  const entryOnWire = (id: string) => {
    const item = entries.get(id)
    const contentType = linkTo('ContentType', item.content.contentType)
    return {
      metadata: { tags: [] },
      sys: { ...sysOf('Entry', item, space), contentType },
      fields: item.content.fields,
    }
  }
  const assetOnWire = (id: string) => {
    const item = assets.get(id)
    return { metadata: { tags: [] }, sys: sysOf('Asset', item, space), fields: item.content.fields }
  }
  api.get('/entries', (context) =>
    context.json(
      listed(
        entries.all.map(({ id }) => entryOnWire(id)),
        context,
      ),
    ),
  )
  api.get('/public/entries', (context) => {
    const published = entries.all.flatMap(({ id, published: at }) =>
      at ? [{ ...entryOnWire(id), fields: at.content.fields }] : [],
    )
    return context.json(listed(published, context))
  })
  api.get('/assets', (context) =>
    context.json(
      listed(
        assets.all.map(({ id }) => assetOnWire(id)),
        context,
      ),
    ),
  )
  api.put('/entries/:id', async (context) => {
    const id = context.req.param('id')
    const contentType = context.req.header('X-Contentful-Content-Type') ?? ''
    const { fields } = await bodyOf(FieldsBody, context)
    const isNew = !entries.find(id)
    space.saveEntry(id, { contentType, fields }, versionOf(context))
    return context.json(entryOnWire(id), isNew ? 201 : 200)
  })
  api.put('/assets/:id', async (context) => {
    const id = context.req.param('id')
    const { fields } = await bodyOf(FieldsBody, context)
    const isNew = !assets.find(id)
    space.saveAsset(id, fields, versionOf(context))
    return context.json(assetOnWire(id), isNew ? 201 : 200)
  })
  api.put('/assets/:id/files/:locale/process', async (context) => {
    const { id, locale } = context.req.param()
    await space.processAsset(id, locale, versionOf(context))
    return context.body(null, 204)
  })
  api.post('/uploads', async (context) => {
    const id = space.upload(Buffer.from(await context.req.arrayBuffer()))
    return context.json({ sys: { type: 'Upload', id } }, 201)
  })

  const kinds = [
    { path: '/entries/:id', type: 'Entry', store: entries, onWire: entryOnWire },
    { path: '/assets/:id', type: 'Asset', store: assets, onWire: assetOnWire },
  ] as const
  for (const { path, type, store, onWire } of kinds) {
    const answer = (context: Context<object, '/:id'>) => context.json(onWire(context.req.param('id')))
    api.get(path, answer)
    api.put(`${path}/published`, (context) => {
      const id = context.req.param('id')
      if (type === 'Entry') space.publishEntry(id, versionOf(context))
      else space.publishAsset(id, versionOf(context))
      return answer(context)
    })
    api.delete(`${path}/published`, (context) => {
      space.unpublish(type, context.req.param('id'))
      return answer(context)
    })
    api.put(`${path}/archived`, (context) => {
      store.archive(context.req.param('id'))
      return answer(context)
    })
    api.delete(`${path}/archived`, (context) => {
      store.unarchive(context.req.param('id'))
      return answer(context)
    })
    api.delete(path, (context) => {
      store.delete(context.req.param('id'))
      return context.body(null, 204)
    })
  }
}
