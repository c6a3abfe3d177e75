import { type Context, Hono } from 'hono'
import { actions, type ControlOptions } from './actions.ts'
import { controlPage, textsPage } from './page.ts'
import { readState, type State } from './state.ts'
import { controlStyle } from './style.ts'

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** The control page for people at `/`, and the same for tests as JSON under /control. */
export function control(options: ControlOptions): Hono {
  const app = new Hono()
  const { database, clock, providers } = options
  const state = () => readState(database, clock, providers)

  const pages = {
    '/': (state: State) => controlPage(state, providers.testCards),
    '/control/texts': textsPage,
  }
  for (const [path, page] of Object.entries(pages))
    app.get(path, async (context) => {
      context.header('Content-Security-Policy', policy)
      context.header('Cache-Control', 'no-store')
      return context.html(page(await state()))
    })
  app.get('/control/style.css', (context) => context.body(controlStyle, 200, { 'Content-Type': 'text/css' }))
  app.get('/control/state', async (context) => context.json(await state()))

  for (const [name, act] of Object.entries(actions))
    app.post(`/control/${name}`, async (context) => {
      // A script has no origin; a page has, and must be our own.
      const origin = context.req.header('Origin')
      if (origin !== undefined && origin !== new URL(context.req.url).origin)
        return context.json({ problem: 'not from this page' }, 403)
      const result = await act(options, await bodyOf(context))
      if ('problem' in result) return context.json(result, 400)
      return isForm(context) ? context.redirect('/', 303) : context.json(result.done)
    })
  return app
}

const isForm = ({ req }: Context) => !/^application\/json(;|$)/i.test(req.header('Content-Type') ?? '')

/** A form sends its empty fields too: they count as left out. */
async function bodyOf(context: Context): Promise<unknown> {
  if (!isForm(context)) return context.req.json().catch(() => undefined)
  const fields = Object.entries(await context.req.parseBody())
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}
