import { expect, test } from 'vitest'
import { pageAbove } from '../../src/content/page-above.ts'
import { embeddedSnapshot } from '../fixtures/embedded-snapshot.ts'

const { lt } = await embeddedSnapshot()
const above = (path: string) => {
  const page = lt.pages.find((one) => one.path === path)
  if (!page) throw new Error(`no page ${path}`)
  return pageAbove(page, lt)?.path
}

test.each([
  ['/mano/periodinis-papildymas', '/saskaitos-papildymas'],
  ['/mano/paslaugu-ataskaita', '/mano/istorija'],
  ['/mano/uzsakymas', '/krepselis'],
  ['/mano/zaidimas', '/mano/apzvalga'],
])('%s has no tab of its own, and leads back to %s', (path, back) => {
  expect(above(path)).toBe(back)
})

test.each([
  '/mano/apzvalga',
  '/mano/naudojimas',
  '/mano/istorija',
  '/mano/nustatymai',
  '/saskaitos-papildymas',
])('%s has a tab, and is below no other page', (path) => {
  expect(above(path)).toBeUndefined()
})
