import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { berries } from '../content/berry.ts'

const sprite = readFileSync('src/ui/berries.svg', 'utf8')

test.each([...berries, 'round', 'bowl'])('%s is drawn in both levels of detail', (berry) => {
  for (const id of [berry, `${berry}-mark`]) expect(sprite.split(`<symbol id="${id}" `)).toHaveLength(2)
})

test('every outline follows the scheme: none has the ink of light pages', () => {
  for (const [symbol] of sprite.matchAll(/<symbol .*?<\/symbol>/gs))
    expect(symbol).toContain('="currentColor"')
})
