import { afterEach, expect, test } from 'vitest'

const attributes = 'Secure; Path=/'
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what any script of a page can do
  document.cookie = `__Host-planted=; Max-Age=0; ${attributes}`
})

/** The operator's cookies have this prefix: docs/operator. */
test('a tag can’t plant a session for a guest to go on with', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what any script of a page can do
  document.cookie = `__Host-planted=1; ${attributes}`
  expect(document.cookie).toContain('__Host-planted=1')
  // biome-ignore lint/suspicious/noDocumentCookie: what any script of a page can do
  document.cookie = `__Host-Http-session=PLANTED; ${attributes}`
  expect(document.cookie).not.toContain('PLANTED')
})
