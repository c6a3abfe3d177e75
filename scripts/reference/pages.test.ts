import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { describedEndpoints } from './endpoints.ts'
import { referencePages } from './pages.ts'

test.each(Object.entries(referencePages()))(
  '%s is what the contract says; `npm run reference` writes it',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

describe.each(describedEndpoints())('$name', ({ endpoint, comment, request, answers }) => {
  test('is described', () => {
    expect(comment).not.toBe('')
  })

  test('has an example that is a request, and answers that are answers', () => {
    expect(v.safeParse(endpoint.request, request).issues).toBeUndefined()
    for (const answer of answers) expect(v.safeParse(endpoint.answer, answer).issues).toBeUndefined()
  })
})
