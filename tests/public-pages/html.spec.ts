import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { readBuiltSite } from '../../hosting/built-site.ts'
import { readFolder } from '../../hosting/folder.ts'
import { releaseFolders } from '../../hosting/release.ts'
import { type Flaw, formatFlaws, verify } from '../../hosting/verify.ts'
import { siteOrigin } from '../fixtures/addresses.ts'
import { expect, test } from '../fixtures/test.ts'
import { builtPages, htmlOf } from './built-site.ts'
import { readTexts } from './texts.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Every file is of this origin and named by what is in it.
      'require-sri': 'off',
      // A form that answers each change has nothing to submit.
      'wcag/h32': 'off',
    },
  }),
)

// Some two hundred pages, on a machine that does other things as well.
test.setTimeout(120_000)

test('no link leads nowhere', async () => {
  const files = await readFolder(releaseFolders(process.cwd()).current)
  const flaws = verify(readBuiltSite(files), siteOrigin)
  expect(formatFlaws(flaws)).toEqual([])
})

test('every page is valid HTML', async () => {
  const flaws: Flaw[] = []
  for (const { path } of builtPages()) {
    const { results } = await validator.validateString(htmlOf(path), path)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      flaws.push({ where: path, message: `${ruleId}: ${message} (${selector})` })
  }
  expect(formatFlaws(flaws)).toEqual([])
})

/** Whole tables, of which none lies in another; those of the content's texts, whose cells hold paragraphs, can have no caption. */
const tables = /<table\b([^>]*)>(?!<tr><th scope="col"><p>)(.*?)<\/table>/gs

test('every table has a name', async () => {
  const unnamed = builtPages().flatMap(({ path }) =>
    [...htmlOf(path).matchAll(tables)].flatMap(([whole, attributes = '', content = '']) =>
      /\baria-label/.test(attributes) || /<caption\b/.test(content) ? [] : [`${path}: ${whole.slice(0, 80)}`],
    ),
  )
  expect(unnamed).toEqual([])
})

const leftOver = /\b(?:undefined|null|NaN)\b|\[object |\{\w+\}/
const cyrillic = /\p{Script=Cyrillic}/u
const lithuanian = /[ąčęėįšųūž]/i
/** The company's street is called the same in every language. */
const withoutStreet = (text: string) => text.replaceAll(/Uogų\sg\./g, '')
const foreign = {
  lt: (text: string) => cyrillic.test(text),
  en: (text: string) => cyrillic.test(text) || lithuanian.test(text),
  ru: (text: string) => lithuanian.test(text) || /(?:\b[a-z’']+\b[ ,]+){4}/i.test(text),
}

test('no page lacks a text, shows a gap that was not filled or speaks another language', async ({ page }) => {
  const flaws: Flaw[] = []
  const lithuanianTexts = new Set<string>()
  for (const { path, language } of builtPages()) {
    const { texts, empty } = await readTexts(page, htmlOf(path))
    const tell = (message: string) => flaws.push({ where: path, message })
    for (const element of empty) tell(`nothing is in ${element}`)
    for (const text of texts) {
      if (leftOver.test(text)) tell(`has a gap: ${text}`)
      if (foreign[language](withoutStreet(text))) tell(`is in another language: ${text}`)
      if (language === 'lt') lithuanianTexts.add(text)
      else if (lithuanianTexts.has(text) && text.split(' ').length > 3) tell(`is as in Lithuanian: ${text}`)
    }
  }
  expect(formatFlaws(flaws)).toEqual([])
})

test('a text that is missing, and one in another language, are found', async ({ page }) => {
  const { texts, empty } = await readTexts(
    page,
    '<html lang="en"><title> </title><a href="/x"><svg></svg></a><a href="/y" aria-label="Plans"></a>' +
      '<img alt="Berry"><p>Hello, {name}</p><p lang="ru">Привет</p><p>Labas, uogą</p></html>',
  )
  expect(empty).toEqual(['<title> </title>', '<a href="/x"><svg></svg></a>'])
  expect(texts.filter((text) => leftOver.test(text))).toEqual(['Hello, {name}'])
  expect(texts.filter((text) => foreign.en(text))).toEqual(['Labas, uogą'])
  expect(texts).toContain('Plans')
})
