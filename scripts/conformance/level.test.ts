import { expect, test } from 'vitest'
import { junitOf } from './junit.ts'
import { shortcomings } from './level.ts'
import { reportOf } from './report.ts'
import type { Finding } from './run.ts'

const read: Finding = { rule: 'a read answers', profile: 'reading', outcome: 'proven' }
const unread: Finding = {
  ...read,
  outcome: 'notProven',
  detail: 'needs “signedIn” of --hooks, which has none',
}
const written: Finding = {
  rule: 'a write is kept',
  profile: 'writing',
  outcome: 'notProven',
  detail: 'needs --writing',
}
const refuted: Finding = { ...read, outcome: 'refuted', detail: '<b>"500"</b> & no JSON\u0000' }
const left: Finding = { ...read, outcome: 'notAsked', detail: 'not asked for' }

test.each([
  ['everything is proven', [read, { ...written, outcome: 'proven' }], [], []],
  ['a write is not', [read, written], [], ['1 rules not proven']],
  ['a read is not', [read, unread], ['1 rules that are only read not proven'], ['1 rules not proven']],
  ['something is refuted', [read, refuted], ['1 refuted'], ['1 refuted']],
  ['something is left out by --only', [read, left], [], []],
  ['all of it is left out', [left, left], ['nothing proven'], ['nothing proven']],
  ['nothing was checked', [], ['nothing proven'], ['nothing proven']],
] as const)('where %s', (_name, findings, core, full) => {
  expect([shortcomings(findings, 'core'), shortcomings(findings, 'full')]).toEqual([core, full])
})

test('the report ends with what is refuted and with the level', () => {
  expect(reportOf([refuted, written, read], 'core').split('\n').slice(-5)).toEqual([
    '✗ refuted     reading   a read answers',
    '                <b>"500"</b> & no JSON\u0000',
    '',
    '1 proven, 1 refuted, 1 not proven, 0 not asked for',
    'Level core is not reached: 1 refuted.',
  ])
})

test('in JUnit’s form what differs is a failure, as text', () => {
  const xml = junitOf([refuted, written, read])
  expect(xml).toContain('tests="3" failures="1" skipped="1"')
  expect(xml).toContain('<failure message="&#60;b&#62;&#34;500&#34;&#60;/b&#62; &#38; no JSON\ufffd"/>')
  expect(xml).toContain('<testcase classname="reading" name="a read answers"></testcase>')
})
