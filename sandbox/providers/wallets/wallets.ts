import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'

const scripts = { '/google-pay/pay.js': 'google-pay.js', '/apple-pay/apple-pay-sdk.js': 'apple-pay.js' }

/** Serves the scripts that replace Google's and Apple's own, under /wallets; `lacking` names what the device has not. */
export function wallets(lacking: () => Promise<Iterable<string>>): Hono {
  const app = new Hono()
  for (const [path, file] of Object.entries(scripts))
    app.get(path, async (context) => {
      context.header('Cache-Control', 'no-store')
      // What both sheets share comes first. Read again each time: an edited script needs no restart.
      const lacks = `window.sandboxLacks = ${JSON.stringify([...(await lacking())])}`
      const text = ['sheet.js', file].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      return context.body([lacks, ...text].join('\n'), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
      })
    })
  return app
}
