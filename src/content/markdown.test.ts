import { expect, test } from 'vitest'
import { markdownOf } from './markdown.ts'

const origin = 'https://uoga.example'

test.each([
  ['<p>One &amp; <strong>two</strong></p><p>three</p>', 'One & **two**\n\nthree'],
  ['<h3>Title</h3><p>Text</p>', '### Title\n\nText'],
  ['<p>Do:</p><ol><li><p>first</p></li><li><p>second</p></li></ol>', 'Do:\n\n1. first\n2. second'],
  ['<ul><li><p>a</p></li><li><p>b</p></li></ul><p>End</p>', '- a\n- b\n\nEnd'],
  ['<p><a href="/planai#m">Plans</a></p>', '[Plans](https://uoga.example/planai#m)'],
  ['<p><a class="x" href="https://a.example/?b=1&amp;c=2">A</a></p>', '[A](https://a.example/?b=1&c=2)'],
  [
    '<table><tr><th scope="col">What</th><th scope="col">Price</th></tr><tr><td>SMS</td><td>0,05</td></tr></table>',
    '| What | Price |\n| --- | --- |\n| SMS | 0,05 |',
  ],
  ['<blockquote><p>Said</p></blockquote>', '> Said'],
  [
    '<p>Open</p><img src="/media/a.svg" width="4" height="3" alt="A &amp; B" loading="lazy">',
    'Open\n\n![A & B](https://uoga.example/media/a.svg)',
  ],
  ['<img src="/media/a.svg" alt="">', ''],
  [
    '<ol><li><p>One</p><img src="/media/a.svg" alt="A"></li><li><p>Two</p></li></ol>',
    '1. One ![A](https://uoga.example/media/a.svg)\n2. Two',
  ],
  ['', ''],
])('%s', (html, markdown) => {
  expect(markdownOf(html, origin)).toBe(markdown)
})
