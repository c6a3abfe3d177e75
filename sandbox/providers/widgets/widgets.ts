import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { conversationPage, conversationPolicy, conversationStyle } from '../chat/conversation.ts'
import { type WidgetLog, widgetNames } from './widget-log.ts'

export interface WidgetsOptions {
  siteOrigins: readonly string[]
  log: WidgetLog
}

const scripts = {
  '/tags/tag-manager.js': '../tags/tag-manager.js',
  '/chat/chat.js': '../chat/chat.js',
  '/survey/survey.js': '../survey/survey.js',
  '/site-control/site-control.js': '../site-control/site-control.js',
}
/** Longer than any event of the site. */
const longestEvent = 8_000

/** Replaces the tag manager, live chat, survey and site control: scripts that work, and a log of what reached them. */
export function widgets({ siteOrigins, log }: WidgetsOptions): Hono {
  const app = new Hono()

  for (const [path, file] of Object.entries(scripts))
    app.get(path, (context) => {
      context.header('Cache-Control', 'no-store')
      // Read again each time: an edited script needs no restart.
      return context.body(readFileSync(join(import.meta.dirname, file), 'utf8'), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
      })
    })

  for (const widget of widgetNames)
    app.post(`/${widget}/events`, async (context) => {
      if (!siteOrigins.includes(context.req.header('Origin') ?? '')) return context.body(null, 403)
      const event = await context.req.text()
      if (event.length > longestEvent) return context.body(null, 413)
      log.add(widget, event)
      return context.body(null, 204)
    })

  app.use('/chat/conversation', async (context, next) => {
    await next()
    context.res.headers.set('Content-Security-Policy', conversationPolicy(siteOrigins))
  })
  app.get('/chat/conversation', (context) => context.html(conversationPage(context.req.query('language'))))
  app.post('/chat/conversation', async (context) => {
    const { said, language } = await context.req.parseBody()
    if (typeof said !== 'string' || said.length > longestEvent) return context.body(null, 400)
    log.add('chat', JSON.stringify({ event: 'message', length: said.length }))
    return context.html(conversationPage(language, said))
  })
  app.get('/chat/conversation.css', (context) =>
    context.body(conversationStyle, 200, { 'Content-Type': 'text/css' }),
  )
  return app
}
