import { expect, test } from 'vitest'
import { withNamelessIslands } from './nameless-islands.ts'

test('no island has the name that depends on where the page was built', () => {
  expect(
    withNamelessIslands(
      '<astro-island uid="Z2gItp8" prefix="r2" client="idle"></astro-island><p uid="1"><astro-island uid="ZALXTm" ssr>',
    ),
  ).toBe('<astro-island prefix="r2" client="idle"></astro-island><p uid="1"><astro-island ssr>')
})
