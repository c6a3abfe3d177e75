import { type Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import {
  findContentType,
  findPublished,
  listContentTypes,
  listLocales,
  listPublished,
  spaceDetails,
} from './delivery-api.ts'
import { type Fault, withFaults } from './faults.ts'
import { answerProblems, authorized, existing } from './guards.ts'
import { convertPicture, readImageParameters } from './images-api.ts'
import { PictureCache } from './picture-cache.ts'
import { ProblemAnswer } from './problem-answer.ts'
import type { Space } from './space.ts'
import { syncPage } from './sync-api.ts'

interface ContentfulOptions {
  space: Space
  accessToken?: string
  /** What goes wrong with the next requests to the Delivery and Sync APIs, in this order; add to it at any time. */
  faults?: Fault[]
  /** How many entities one page of a sync holds, where its first request names no limit. */
  syncPageSize?: number
}

export const sandboxToken = 'sandbox-delivery-token'

/** Contentful's Content Delivery, Sync and Images APIs over one space, in Contentful's wire format. */
export function createContentful(options: ContentfulOptions): Hono {
  const { space, accessToken = sandboxToken, faults = [] } = options
  const app = new Hono()
  app.use(requestId({ headerName: 'X-Contentful-Request-Id' }))
  app.use('/spaces/*', authorized(accessToken), withFaults(faults))
  app.use('/spaces/:space/*', existing('space', space.id))
  app.use('/spaces/:space/environments/:environment/*', existing('environment', space.environment))
  app.get('/spaces/:space/', (context) => context.json(spaceDetails(space)))
  app.get('/spaces/:space', (context) => context.json(spaceDetails(space)))
  app.route('/spaces/:space/environments/:environment', environmentApi(options))
  app.get('/:space/:asset/:token/:file', imagesApi(space))
  answerProblems(app)
  return app
}

function environmentApi({ space, syncPageSize = 100 }: ContentfulOptions): Hono {
  const place = ({ req }: Context) => ({ space, host: new URL(req.url).host })
  const api = new Hono()
  api.get('/locales', (context) => context.json(listLocales()))
  api.get('/content_types', (context) => context.json(listContentTypes(space)))
  api.get('/content_types/:id', (context) => context.json(findContentType(context.req.param('id'), space)))
  api.get('/entries', (context) =>
    context.json(listPublished(space.entries, context.req.query(), place(context))),
  )
  api.get('/entries/:id', (context) =>
    context.json(findPublished('Entry', context.req.param('id'), context.req.query(), place(context))),
  )
  api.get('/assets', (context) =>
    context.json(listPublished(space.assets, context.req.query(), place(context))),
  )
  api.get('/assets/:id', (context) =>
    context.json(findPublished('Asset', context.req.param('id'), context.req.query(), place(context))),
  )
  api.get('/sync', (context) => {
    const { origin, pathname } = new URL(context.req.url)
    const { access_token, ...parameters } = context.req.query()
    return context.json(syncPage(parameters, place(context), `${origin}${pathname}`, syncPageSize))
  })
  return api
}

function imagesApi(space: Space) {
  const cache = new PictureCache(500)
  return async (context: Context<object, '/:space/:asset/:token/:file'>) => {
    const { space: spaceId, asset: id, token, file } = context.req.param()
    const asset = spaceId === space.id ? space.asset(id) : undefined
    if (!asset || asset.token !== token || asset.content.fileName !== file)
      throw new ProblemAnswer('NotFound')
    const parameters = readImageParameters(context.req.query())
    const key = JSON.stringify([id, token, parameters])
    const { bytes, contentType } = await cache.get(key, () => convertPicture(asset.content, parameters))
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  }
}
