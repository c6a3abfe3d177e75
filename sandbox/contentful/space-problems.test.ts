import { expect, test } from 'vitest'
import { spaceFolder } from '../../tests/fixtures/contentful.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { readSpace } from './read-space.ts'
import { UnreadableSpace } from './space-problems.ts'

/** What is wrong with the fixture's space once this file is added to it, or is in the place of its own. */
async function problemsWith(file: string, yaml: string): Promise<readonly string[]> {
  const folder = await temporaryFolder({ of: spaceFolder, files: { [file]: yaml } })
  const error: unknown = await readSpace(folder).catch((error: unknown) => error)
  return error instanceof UnreadableSpace ? error.problems : []
}

const button = (field: string) => `bad:\n  title: { lt: x }\n  ${field}\n`

test.each([
  ['an unknown field', 'colour: red', 'field colour: is not a field of button'],
  ['a link to nothing', 'page: gone', 'field page: links to "gone", which is not an entry'],
  [
    'a link to another content type',
    'page: about',
    'field page: links to contentBanner "about", not to a homePage',
  ],
  ['a link that is a list', 'page: [home]', 'field page: is a list, not an id'],
  ['a value outside its list', 'type: loud', 'field type: is "loud", not one of primary, '],
  [
    'a text for yes or no',
    "openInANewTab: 'yes'",
    'field openInANewTab: is the text "yes", not true or false',
  ],
  ['a text without its locale', 'url: /en', 'field url: is the text "/en", not a map of locales'],
  ['an unknown locale', 'url: { lt: /, de: /de }', 'field url: holds "de", which is not a locale'],
  [
    'a number for a text',
    'description: { lt: x, en: 5 }',
    'field description (en): is the number 5, not a text',
  ],
  ['nothing for a text', 'description: { lt: }', 'field description (lt): is nothing, not a text'],
])('%s is named by file, entry and field', async (_what, field, problem) => {
  expect(await problemsWith('entries/button/bad.yaml', button(field))).toEqual([
    expect.stringContaining(`entries/button/bad.yaml: "bad", ${problem}`),
  ])
})

test.each([
  ['a link in a text to nothing', '[x](entry:gone)', 'links to "gone", which is not an entry'],
  [
    'a link in a text to a place on an entry',
    '[x](entry:home#price)',
    'links to "home#price", which is not an entry',
  ],
  ['a picture by its file', 'x ![y](z.png)', 'Markdown of the kind "image" has no place in rich text'],
  ['a picture that is none', '![](embed:gone)', 'holds "gone", which is not a picture'],
])('%s is named', async (_what, answer, problem) => {
  const yaml = `bad:\n  name: x\n  uniqueKey: bad\n  question: { lt: x }\n  answer: { lt: '${answer}' }\n`
  expect(await problemsWith('entries/faqItem/bad.yaml', yaml)).toEqual([
    `entries/faqItem/bad.yaml: "bad", field answer (lt): ${problem}`,
  ])
})

const allowed = {
  planId: 's',
  orderCode: 'S',
  planTitle: '{ lt: S }',
  planCardType: 'data',
  planPrice: "'5'",
}

test.each([
  ['a price in words', { planPrice: 'five' }, 'field planPrice: is "five", which does not match '],
  ['too many days', { periodInDays: '400' }, 'field periodInDays: is 400, more than 366'],
  ['half a day', { periodInDays: '0.5' }, 'field periodInDays: is the number 0.5, not a whole number'],
  [
    'a link to an asset as to an entry',
    { sms: 'photo' },
    'field sms: links to "photo", which is not an entry',
  ],
])('%s is named', async (_what, wrong, problem) => {
  const fields = Object.entries({ ...allowed, periodInDays: '30', ...wrong })
  const yaml = `s:\n${fields.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
  expect(await problemsWith('entries/plan.yaml', yaml)).toEqual([expect.stringContaining(problem)])
})

test('what does not match is named with what the field’s help says', async () => {
  const fields = Object.entries({ ...allowed, periodInDays: '30', planPrice: "'6,90 €'" })
  const yaml = `s:\n${fields.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
  expect(await problemsWith('entries/plan.yaml', yaml)).toEqual([
    expect.stringMatching(/is "6,90 €", which does not match .+\. In euros with VAT, .+: 4,90/),
  ])
})

test('of a file that is no YAML its first mistake is named, and nothing that follows from it', async () => {
  const problems = await problemsWith('entries/button.yaml', 'to-home:\n\ttitle: { lt: x }\n  page: home\n')
  expect(problems).toEqual([expect.stringMatching(/^entries\/button\.yaml: Tabs are not allowed .+ line 2/)])
})

const faqItem = (key: string) => `name: x\n  uniqueKey: ${key}\n  question: { lt: x }\n  answer: { lt: x }`

test.each([
  [
    'a value that must be unique',
    'entries/faqItem/bad.yaml',
    `bad:\n  ${faqItem('price')}\n`,
    'entries/faqItem/money.yaml: "question-price", field uniqueKey: is "price", as in "bad" already',
  ],
  [
    'a required field that is not there',
    'entries/button.yaml',
    'to-home:\n  page: home\nto-questions:\n  title: { lt: x }\n',
    'entries/button.yaml: "to-home", field title: is required',
  ],
  [
    'a required text that is not in Lithuanian',
    'entries/linkGroup.yaml',
    'help:\n  name: x\n  title: { en: Help }\n  links: [to-home]\n',
    'entries/linkGroup.yaml: "help", field title (lt): is required',
  ],
  [
    'an id used twice',
    'entries/value.yaml',
    'home:\n  title: { lt: x }\n',
    '"home": stands in entries/homePage.yaml already',
  ],
  [
    'an id that Contentful refuses',
    'entries/button/bad.yaml',
    `'to page':\n  title: { lt: x }\n`,
    '"to page": an id has',
  ],
  [
    'an unknown content type',
    'entries/carousel.yaml',
    'x: {}\n',
    'entries/carousel.yaml: is not named after a content type',
  ],
  [
    'a file of another kind',
    'entries/value.yaml',
    'just words\n',
    'entries/value.yaml: is not a map from ids to fields',
  ],
  [
    'an entry without fields',
    'entries/value.yaml',
    'empty:\n',
    '"empty": is not a map from fields to values',
  ],
  ['broken YAML', 'entries/value.yaml', 'a: {\n', 'entries/value.yaml: Flow map'],
])('%s is named', async (_what, file, yaml, problem) => {
  expect(await problemsWith(file, yaml)).toEqual([expect.stringContaining(problem)])
})

const words = 'title: { lt: x }\n  description: { lt: x }'
const drawing = `drawing:\n  file: drawing.svg\n  ${words}\n`

test.each([
  ['a file that is not there', `file: gone.png\n  ${words}`, 'field file: gone.png is not in assets/'],
  [
    'a file elsewhere',
    `file: ../assets.yaml\n  ${words}`,
    'field file: is not the name of a file in assets/',
  ],
  [
    'a file that is no picture',
    `file: note.txt\n  ${words}`,
    'field file: note.txt is neither a picture that can be read nor a PDF',
  ],
  [
    'no description',
    'file: photo.png\n  title: { lt: x }',
    'field description: is nothing, not a map of locales',
  ],
  ['an unknown field', `file: photo.png\n  ${words}\n  alt: x`, 'field alt: is not a field of an asset'],
])('an asset with %s is named', async (_what, fields, problem) => {
  const files = { 'assets.yaml': `${drawing}photo:\n  ${fields}\n`, 'assets/note.txt': 'no picture' }
  const read = readSpace(await temporaryFolder({ of: spaceFolder, files }))
  await expect(read).rejects.toThrow(`assets.yaml: "photo", ${problem}`)
})

test('all mistakes are named at once', async () => {
  const yaml = `${button('page: gone')}worse:\n  size: huge\n`
  expect(await problemsWith('entries/button/bad.yaml', yaml)).toHaveLength(3)
})
