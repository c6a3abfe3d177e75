import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { functionAnswer } from '../answer-headers.ts'
import { createSite, type SiteFunction } from '../site.ts'
import type { DraftSite } from './draft-site.ts'
import type { DraftsState } from './newest-drafts.ts'
import { previewGate } from './preview-gate.ts'
import { previewScript, previewScriptPath, previewVersionPath } from './preview-page.ts'

interface PreviewOptions {
  secret: string
  isSecure: boolean
  site: Pick<DraftSite, 'prepare' | 'release'>
  /** Brings the drafts up to date and says how that went. */
  drafts: () => Promise<DraftsState>
  /** The path of an entry's page in a language, in the drafts that are shown; undefined where it has none. */
  pathOf: (entry: string, language: string) => string | undefined
  functions: Readonly<Record<string, SiteFunction>>
}

/** The site as it would be if every draft were published now, for who has the link. */
export function createPreview(options: PreviewOptions): Hono<{ Bindings: HttpBindings }> {
  const { secret, isSecure, site, drafts, pathOf, functions } = options
  const served = createSite({ release: () => site.release, functions })
  const preview = new Hono<{ Bindings: HttpBindings }>()
  preview.use(
    previewGate({
      secret,
      isSecure,
      async pathOf(entry, language) {
        await drafts()
        return pathOf(entry, language)
      },
    }),
  )
  preview.get(previewScriptPath, () =>
    functionAnswer(200, previewScript, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  preview.get(previewVersionPath, async () =>
    functionAnswer(200, JSON.stringify(await drafts()), { 'Content-Type': 'application/json' }),
  )
  preview.all('*', async ({ req, env }) => {
    const { version, problem } = await drafts()
    if (version === '0')
      return functionAnswer(503, `${problem}\n`, { 'Content-Type': 'text/plain; charset=utf-8' })
    await site.prepare(req.path)
    return served.fetch(req.raw, env)
  })
  preview.onError((error) => {
    console.error(error)
    return functionAnswer(500, `This page can’t be rendered: ${error.message}\n`, {
      'Content-Type': 'text/plain; charset=utf-8',
    })
  })
  return preview
}
