import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const Statement = v.object({
  'accessibility-statement': v.object({ text: v.object({ lt: v.string(), en: v.string(), ru: v.string() }) }),
})
const entry = new URL('../space/entries/genericLandingPage/accessibility-statement.yaml', import.meta.url)
const { text } = v.parse(Statement, parse(readFileSync(entry, 'utf8')))['accessibility-statement']

/** What annex V of directive (EU) 2019/882 asks of a statement, and how each language says it. */
const parts = {
  'the law that it follows': [/2019\/882/, /2019\/882/, /2019\/882/],
  'the standards that it aims for': [
    /WCAG 2\.2.*EN 301 549/,
    /WCAG 2\.2.*EN 301 549/,
    /WCAG 2\.2.*EN 301 549/,
  ],
  'how far it conforms': [
    /\*\*atitinka iš dalies\*\*/,
    /\*\*partly conform\*\*/,
    /\*\*соответствуют им частично\*\*/,
  ],
  'where keys go another way than the eye, and how to pass it': [
    /juosta rodoma apačioje.*„Pereiti prie turinio“/,
    /bar is shown at the bottom.*“Skip to content”/,
    /панель.*показана внизу.*«К содержанию»/,
  ],
  'that windows of others may fail': [
    /^- .*priklauso partneriams/m,
    /^- .*belong to our partners/m,
    /^- .*принадлежат партнёрам/m,
  ],
  'what it covers': [/## Kam galioja/, /## What this statement covers/, /## На что распространяется/],
  'a description of the service': [/## Kokią paslaugą/, /## The service/, /## Какую услугу/],
  'real-time text and the emergency number': [/RTT.*112/, /RTT.*112/, /RTT.*112/],
  'the exemption that is not used': [
    /naštos išimtimi nesinaudojame/,
    /don’t rely on.*exemption/,
    /Исключением.*не пользуемся/,
  ],
  'how it was tested': [/## Kaip tikriname/, /## How we test/, /## Как мы проверяем/],
  'a channel in writing': [/embed:write-to-us/, /embed:write-to-us/, /embed:write-to-us/],
  'a phone number': [/tel:1808/, /tel:1808/, /tel:1808/],
  'until when an answer comes': [
    /embed:fact-complaint-days/,
    /embed:fact-complaint-days/,
    /embed:fact-complaint-days/,
  ],
  'the supervisor of communications': [
    /https:\/\/www\.rrt\.lt/,
    /https:\/\/www\.rrt\.lt/,
    /https:\/\/www\.rrt\.lt/,
  ],
  'the supervisor of sales': [
    /https:\/\/www\.vvtat\.lt/,
    /https:\/\/www\.vvtat\.lt/,
    /https:\/\/www\.vvtat\.lt/,
  ],
  'when it was reviewed': [/peržiūrėtas 20\d\d m\./, /last reviewed on \d+ \S+ 20\d\d/, /\d+ ноября 20\d\d/],
} as const

describe.each(Object.entries(parts))('the accessibility statement says %s', (_part, [lt, en, ru]) => {
  test.each([
    ['lt', text.lt, lt],
    ['en', text.en, en],
    ['ru', text.ru, ru],
  ] as const)('%s', (_language, words, part) => expect(words).toMatch(part))
})

test('it lists the same in each language', () => {
  const outline = (words: string) => words.match(/^(##|-) /gm)
  expect(outline(text.en)).toEqual(outline(text.lt))
  expect(outline(text.ru)).toEqual(outline(text.lt))
})
