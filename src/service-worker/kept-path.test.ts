import { expect, test } from 'vitest'
import { keptPathFor } from './kept-path.ts'

const kept = {
  ofAccount: ['/mano/apzvalga', '/en/mano/overview'],
  offline: { lt: '/nera-rysio', en: '/en/no-connection', ru: '/ru/net-svyazi' },
}

test.each([
  ['a kept page', '/mano/apzvalga', '/mano/apzvalga'],
  ['a kept page with a slash at its end', '/en/mano/overview/', '/en/mano/overview'],
  ['another page of self-service', '/mano/istorija', '/nera-rysio'],
  ['a page to read', '/en/plans', '/en/no-connection'],
  ['the home page', '/', '/nera-rysio'],
  ['the home page in another language', '/ru', '/ru/net-svyazi'],
  ['a page below a kept one', '/mano/apzvalga/x', '/nera-rysio'],
  ['a call of the operator', '/api/v1/logout', undefined],
  ['a file to save', '/licences.txt', undefined],
  ['a page as Markdown', '/pagalba/kur-rasti-puk-koda.md', undefined],
])('without a connection %s (%s) is %s', (_, path, shown) => {
  expect(keptPathFor(path, kept)).toBe(shown)
})
