import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import { apiPath } from '../../../src/operator/contract/endpoint.ts'

const ink = '#241417'
const red = '#c2122f'
const green = '#1e6b3a'
const sun = '#ffc53d'

/** What is drawn on a round ground of 64 × 64, by name. */
const drawings: Record<string, string> = {
  berry: `<circle cx="32" cy="37" r="16" fill="${red}"/><path d="M32 22c2-8 9-10 15-9-1 7-7 11-15 9z" fill="${green}"/><circle cx="27" cy="33" r="3" fill="#fff"/>`,
  leaf: `<path d="M16 48C14 26 28 14 50 14c1 22-10 36-34 34z" fill="${green}"/><path d="M16 48 40 25" stroke="#ddf3e0" stroke-width="3" fill="none"/>`,
  cat: `<path d="m16 18 9 7h14l9-7v20a16 14 0 0 1-32 0z" fill="${ink}"/><circle cx="26" cy="34" r="3" fill="${sun}"/><circle cx="38" cy="34" r="3" fill="${sun}"/><path d="m29 41 3 3 3-3z" fill="${red}"/>`,
  suitcase: `<path d="M25 24v-7h14v7" stroke="${ink}" stroke-width="4" fill="none"/><rect x="14" y="24" width="36" height="25" rx="5" fill="${red}"/><path d="M22 24v25M42 24v25" stroke="#8c0b20" stroke-width="3"/>`,
  phone: `<rect x="21" y="11" width="22" height="42" rx="5" fill="${ink}"/><rect x="24" y="16" width="16" height="28" fill="#ffe3e0"/><circle cx="32" cy="30" r="5" fill="${red}"/><circle cx="32" cy="48" r="2" fill="#fff"/>`,
  sun: `<circle cx="32" cy="32" r="11" fill="${sun}"/><path d="M32 11v7m0 28v7M11 32h7m28 0h7M17 17l5 5m20 20 5 5m0-30-5 5M22 42l-5 5" stroke="${sun}" stroke-width="4" stroke-linecap="round"/>`,
}

const grounds: Record<string, string> = {
  berry: '#ffe3e0',
  leaf: '#ddf3e0',
  cat: '#fff',
  phone: '#ddf3e0',
  sun: ink,
}

/** Plans are offered by the drawings of their berries, which the content has; on a canvas of 480 × 400. */
const berries: readonly string[] = ['wild-strawberry', 'blueberry', 'raspberry', 'bramble']
const assets = new URL('../../../content-sync/space/assets/', import.meta.url)

/** As wide and high as a picture is, in pixels. */
export const sizeOfPicture = (name: string): { width: number; height: number } =>
  berries.includes(name) ? { width: 480, height: 400 } : { width: 64, height: 64 }

/** On a ground of its own: its lines are dark in both schemes. */
const drawnBerry = (name: string): string =>
  readFileSync(new URL(`berry-${name}.svg`, assets), 'utf8').replace(
    '>',
    '><rect width="480" height="400" stroke="none" fill="#ffe3e0"/>',
  )

function drawn(name: string): string | undefined {
  if (berries.includes(name)) return drawnBerry(name)
  if (!Object.hasOwn(drawings, name)) return undefined
  const ground = `<rect width="64" height="64" fill="${grounds[name] ?? '#fff7f0'}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${ground}${drawings[name]}</svg>`
}

/** Pictures of profiles and offers, on the site's own origin as all of the operator's. */
export function servePictures(app: Hono): void {
  app.get(apiPath('/v1/pictures/:file'), (context) => {
    const name = (context.req.param('file') ?? '').replace(/\.svg$/, '')
    const svg = drawn(name)
    if (svg === undefined) return context.notFound()
    return context.body(svg, 200, { 'Content-Type': 'image/svg+xml' })
  })
}
