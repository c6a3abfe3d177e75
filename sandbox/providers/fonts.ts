import { readFileSync } from 'node:fs'
import { Hono } from 'hono'

const folder = new URL('../../src/ui/', import.meta.url)

/** The rules of the site's own font, with its files where they are served here. */
export const fontRules = readFileSync(new URL('styles/fonts.css', folder), 'utf8').replaceAll(
  '../fonts/',
  '/providers/fonts/',
)

const names = [...fontRules.matchAll(/\/providers\/fonts\/([\w-]+\.woff2)/g)].map(([, name = '']) => name)

/** Serves the files that the rules name, and no other. */
export const providerFonts = new Hono().get('/:name', (context) => {
  const name = names.find((each) => each === context.req.param('name'))
  if (name === undefined) return context.notFound()
  return context.body(new Uint8Array(readFileSync(new URL(`fonts/${name}`, folder))), 200, {
    'Content-Type': 'font/woff2',
  })
})
