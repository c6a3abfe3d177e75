import { expect, test } from 'vitest'
import { withEarlyScript } from './early-script.ts'

const notice = '<div id="missing-script" hidden><p>Dalis</p></div>'

test('the script of the notice runs as soon as it is parsed, with names of its own', () => {
  const html = `${notice}<script type="module">var a="$&";b()</script><main></main>`
  expect(withEarlyScript(html)).toBe(`${notice}<script>(()=>{var a="$&";b()})()</script><main></main>`)
})

test.each([
  '<script type="module">tabs()</script>',
  `${notice}<script type="module" src="/_astro/a.js"></script><script type="module">tabs()</script>`,
  `${notice}<p></p><script type="module">tabs()</script>`,
])('other scripts stay as they are: %s', (html) => {
  expect(withEarlyScript(html)).toBe(html)
})
