import type { Page, Route } from '@playwright/test'

/** Everything below the hashed folder, fonts included. */
const all = /\/_astro\//
/** One file that every island needs. */
const react = /\/_astro\/react\./

const html = '<!doctype html><title>404</title><p>404</p>'

const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: html })
const cutOff = (route: Route) => route.abort()
const otherPage = (route: Route) => route.fulfill({ contentType: 'text/html', body: html })
export const silence = () => {}

/** The ways in which a page's scripts can be missing. */
export const faults = [
  { name: 'all scripts are missing', files: all, answer: gone },
  { name: 'all scripts are cut off', files: all, answer: cutOff },
  { name: 'all scripts are HTML under 200', files: all, answer: otherPage },
  { name: 'no script is ever answered', files: all, answer: silence },
  { name: 'one script is missing', files: react, answer: gone },
  { name: 'one script is never answered', files: react, answer: silence },
] as const
/** Those that strike a page without islands too. */
export const faultsOfAll = faults.filter(({ files }) => files === all)
type Fault = (typeof faults)[number]

/** Applies the fault to the page; returns a function that ends it for later requests. One that hangs still hangs. */
export async function strike(page: Page, { files, answer }: Fault): Promise<() => void> {
  let hasEnded = false
  await page.route(files, (route) => (hasEnded ? route.continue() : answer(route)))
  return () => {
    hasEnded = true
  }
}
