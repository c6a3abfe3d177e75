import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Database } from '../../operator/database.ts'
import { switchedOff } from '../../operator/payment/switches.ts'

const scripts = { '/google-pay/pay.js': 'google-pay.js', '/apple-pay/apple-pay-sdk.js': 'apple-pay.js' }

/** Serves the scripts that stand in for Google's and Apple's own, under /wallets; a device can be said to have none. */
export function wallets(database: Database): Hono {
  const app = new Hono()
  for (const [path, file] of Object.entries(scripts))
    app.get(path, async (context) => {
      context.header('Cache-Control', 'no-store')
      // What both sheets share comes first. Read anew each time: an edited script needs no restart.
      const lacking = `window.sandboxLacks = ${JSON.stringify([...(await switchedOff(database))])}`
      const text = ['sheet.js', file].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      return context.body([lacking, ...text].join('\n'), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
      })
    })
  return app
}
