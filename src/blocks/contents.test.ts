import { expect, test } from 'vitest'
import { isLongText, needsContents, withHeadingIds } from './contents.ts'

test('headings rise by one level, and those of the first level can be linked to', () => {
  expect(withHeadingIds('<h3>Vieta <em>viena</em></h3><p>a</p><h4>Dalis</h4><h3>Kita</h3>')).toEqual({
    html: '<h2 id="section-1">Vieta <em>viena</em></h2><p>a</p><h3>Dalis</h3><h2 id="section-2">Kita</h2>',
    headings: [
      { id: 'section-1', title: 'Vieta viena' },
      { id: 'section-2', title: 'Kita' },
    ],
  })
})

test('a text without headings stays as it is', () => {
  expect(withHeadingIds('<p>a</p>')).toEqual({ html: '<p>a</p>', headings: [] })
})

test('markup does not make a text long', () => {
  expect(isLongText(`<p>${'a'.repeat(700)}</p>`)).toBe(false)
  expect(isLongText(`<p>${'a'.repeat(701)}</p>`)).toBe(true)
})

test('only a page of many headings lists them', () => {
  const headings = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: 'Vieta' }))
  expect(needsContents(headings(7))).toBe(false)
  expect(needsContents(headings(8))).toBe(true)
})
