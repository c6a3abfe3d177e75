import { expect, test } from 'vitest'
import { spaceFolder } from '../../tests/fixtures/contentful.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { embeddedSpaceFolder } from './embedded-space.ts'
import { readSpace } from './read-space.ts'

async function answerOf(markdown: string): Promise<unknown> {
  const lines = markdown.split('\n').map((line) => `      ${line}`)
  const item = `rich:\n  name: Rich\n  uniqueKey: rich\n  question: { lt: x }\n  answer:\n    lt: |\n${lines.join('\n')}\n`
  const folder = await temporaryFolder({ of: spaceFolder, files: { 'entries/faqItem/rich.yaml': item } })
  const { entries } = await readSpace(folder)
  return entries.get('rich')?.fields.answer?.lt
}

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

test('fields become values by locale, ids become links', async () => {
  const { entries, assets } = await readSpace(spaceFolder)
  expect(entries.get('about')).toMatchObject({
    contentType: 'contentBanner',
    fields: {
      name: { lt: 'About' },
      title: { lt: 'Apie mus', en: 'About us', ru: 'О нас' },
      image: { lt: link('Asset', 'photo') },
    },
  })
  expect(entries.get('home')?.fields.blocks).toEqual({
    lt: [link('Entry', 'about'), link('Entry', 'questions')],
  })
  expect(entries.get('question-time')?.contentType).toBe('faqItem')
  expect(assets.get('photo')).toMatchObject({
    fileName: 'photo.png',
    contentType: 'image/png',
    width: 40,
    height: 20,
    description: { lt: 'Raudona, mėlyna, geltona', en: 'Red, blue, yellow' },
  })
})

test('a link to an entry becomes an entry-hyperlink, one to a place on a page a hyperlink', async () => {
  expect(await answerOf('Go [home](entry:home) or to [prices](/en#price).')).toMatchObject({
    content: [
      {
        content: [
          text('Go '),
          { nodeType: 'entry-hyperlink', data: { target: link('Entry', 'home') }, content: [text('home')] },
          text(' or to '),
          {
            nodeType: 'hyperlink',
            data: { uri: '/en#price' },
            content: [text('prices')],
          },
          text('.'),
        ],
      },
    ],
  })
})

test('a picture is between the lines, also of a step', async () => {
  const picture = { nodeType: 'embedded-asset-block', data: { target: link('Asset', 'photo') }, content: [] }
  expect(await answerOf('![](embed:photo)')).toMatchObject({ content: [picture] })
  expect(await answerOf('1. Look\n\n   ![](embed:photo)\n2. Go')).toMatchObject({
    content: [
      {
        nodeType: 'ordered-list',
        content: [
          { content: [{ nodeType: 'paragraph', content: [text('Look')] }, picture] },
          { content: [{ nodeType: 'paragraph', content: [text('Go')] }] },
        ],
      },
    ],
  })
})

test('other links keep their address', async () => {
  expect(await answerOf('[Call](tel:1808)')).toMatchObject({
    content: [{ content: [{ nodeType: 'hyperlink', data: { uri: 'tel:1808' } }] }],
  })
})

test('a line that continues is one line, a line break is one', async () => {
  expect(await answerOf('one\ntwo\\\nthree')).toMatchObject({
    content: [{ content: [text('one two'), text('\n'), text('three')] }],
  })
})

test('the first row of a table heads it', async () => {
  const row = (nodeType: string) => ({ nodeType: 'table-row', content: [{ nodeType }, { nodeType }] })
  expect(await answerOf('| a | b |\n|---|---|\n| 1 | 2 |')).toMatchObject({
    content: [{ nodeType: 'table', content: [row('table-header-cell'), row('table-cell')] }],
  })
})

test('the embedded space has no mistake', async () => {
  const { entries } = await readSpace(embeddedSpaceFolder)
  expect(entries.size).toBeGreaterThan(0)
})
