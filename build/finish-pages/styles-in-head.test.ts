import { expect, test } from 'vitest'
import { withStylesInHead } from './styles-in-head.ts'

test('styles of the body go to the end of the head, in their order', () => {
  expect(
    withStylesInHead('<head><style>a{}</style></head><body><style>b{}</style>x<style>c{}</style></body>'),
  ).toBe('<head><style>a{}</style><style>b{}</style><style>c{}</style></head><body>x</body>')
})

test.each(['<head><title>x</title></head><body>x</body>', '<p>no head</p><style>a{}</style>'])(
  'a page without any stays as it is: %s',
  (html) => expect(withStylesInHead(html)).toBe(html),
)
