import { expect, test } from 'vitest'
import { readContent } from '../../content-sync/sync-content.ts'
import { serveEmbeddedSpace } from '../../sandbox/contentful/embedded-space.ts'
import type { Site } from '../../src/content/snapshot.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** The pictures of the answers of help, each with the key of its question. */
const drawingsOf = ({ pages }: Site) =>
  pages.flatMap((page) =>
    page.type === 'articlePage'
      ? (page.item.answer.html.match(/<img[^>]*>/g) ?? []).map((tag) => ({ key: page.item.uniqueKey, tag }))
      : [],
  )

const value = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

test('answers that are easier seen than read have drawings, which say in each language what they show', async () => {
  const { environment, close } = await serveEmbeddedSpace({ port: 0 })
  const content = await readContent({ environment, dataFolder: await temporaryFolder(), log: () => {} })
  await close()
  if (content.kind === 'failed') throw new Error(content.sentence)
  expect(content.problems).toEqual([])
  const { lt, en, ru } = content.snapshot
  const [inEnglish, inRussian] = [drawingsOf(en), drawingsOf(ru)]
  expect([...new Set(drawingsOf(lt).map(({ key }) => key))].toSorted()).toEqual([
    'activate-number',
    'check-balance',
    'esim-install',
    'esim-new-phone',
    'esim-phone',
    'keep-number',
    'no-signal',
    'puk',
    'roaming-on',
  ])
  for (const [index, { key, tag }] of drawingsOf(lt).entries()) {
    const tags = [tag, inEnglish[index]?.tag ?? '', inRussian[index]?.tag ?? '']
    expect(new Set(tags.map((one) => value(one, 'src'))).size, key).toBe(1)
    // Where a translation is missing the Lithuanian words would be said.
    expect(new Set(tags.map((one) => value(one, 'alt'))).size, key).toBe(3)
    for (const one of tags) {
      expect(value(one, 'alt').length, key).toBeGreaterThan(20)
      expect(value(one, 'src'), key).toMatch(/^\/media\/\w+\.svg$/)
      expect(value(one, 'loading'), key).toBe('lazy')
      expect([value(one, 'width'), value(one, 'height')], key).not.toContain('')
    }
  }
}, 60_000)
