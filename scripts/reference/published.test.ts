import { expect, test } from 'vitest'
import { contractVersion } from '../../src/operator/contract/headers.ts'
import {
  additionsSincePublished,
  additionsTo,
  breaksBetween,
  breaksOfPublished,
  currentContract,
  publishedVersions,
} from './published.ts'

// Why: docs/decisions/0105-breaking-changes-are-found.md
test('a site that was built to a published contract can call an operator of this one', () => {
  expect(breaksOfPublished()).toEqual([])
})

test('the contract is of the newest version that was published, or of the next one', () => {
  const minors = publishedVersions().map((version) => Number(version.split('.')[1]))
  const [major, minor] = contractVersion.split('.').map(Number)
  expect(minors.at(-1) ?? 0, `docs/operator/published has a newer ${major}`).toBeLessThanOrEqual(minor ?? 0)
})

// Why: docs/decisions/0102-what-is-sent-to-the-site.md
test('what is added to a version that was published raises the minor one; `npm run reference -- publish again` where no operator has it yet', () => {
  expect(additionsSincePublished()).toEqual([])
})

test('a new call, a new field and a new value are additions, other words are none', () => {
  const current = currentContract()
  const published = {
    openApi: current.openApi.replace('/api/v1/logout:', '/api/v1/log-off:').replace(/ +- applePay\n/, ''),
    schema: current.schema.replace('  partnerId: ID!', '  id: ID!'),
  }
  const additions = additionsTo(published, current)
  expect(additions).toContain('POST /api/v1/logout is gone')
  expect(additions).toContain('Account.partnerId was removed.')
  expect(additions.join('\n')).toMatch(/has no value applePay any more/)
  const reworded = { ...current, openApi: current.openApi.replace(/description: .*/, 'description: other') }
  expect(additionsTo(current, reworded)).toEqual([])
})

test('a call, a field of an answer and a field of GraphQL that go are named', () => {
  const current = currentContract()
  const broken = {
    openApi: current.openApi.replace('/api/v1/logout:', '/api/v1/log-off:').replaceAll('redirectUrl', 'url'),
    schema: current.schema.replace('  partnerId: ID!', '  id: ID!'),
  }
  const breaks = breaksBetween(current, broken)
  expect(breaks).toContain('POST /api/v1/logout is gone')
  expect(breaks).toContain('POST /api/v1/uoga-id 200.redirectUrl is gone')
  expect(breaks).toContain('Account.partnerId was removed.')
})
