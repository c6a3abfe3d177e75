import { expect, test } from 'vitest'
import { putDocument, set, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'
import { document, linkTo, node, paragraph, textNode } from './values.fixture.ts'

/** The English HTML of a formatted text that holds these nodes, and what is said about it. */
function render(...nodes: unknown[]) {
  const mirror = validMirror()
  putDocument(mirror, 'terms')
  set(mirror, 'rich-card', 'text', document(...nodes), 'en')
  const { snapshot, problems } = parseMirror(mirror)
  const html = /"id":"rich-card".*?"html":"((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(snapshot?.en))?.[1] ?? ''
  expect(problems.every(({ entry, severity }) => entry !== 'rich-card' || severity === 'broken')).toBe(true)
  return {
    html: html.replaceAll('\\"', '"'),
    problems: problems.map(
      ({ entry, field, language, message }) => `${entry} ${field} ${language} ${message}`,
    ),
  }
}

const heading = (level: number) => node(`heading-${level}`, [textNode(`H${level}`)])
const cell = (text: string) => node('table-cell', [paragraph(textNode(text))])
const headerCell = (text: string) => node('table-header-cell', [paragraph(textNode(text))])
const hyperlink = (uri: unknown) => paragraph(node('hyperlink', [textNode('čia')], { uri }))
const entryLink = (id: string, data: object = {}) =>
  paragraph(node('entry-hyperlink', [textNode('čia')], { target: linkTo(id), ...data }))

test.each([
  ['text is escaped', [paragraph(textNode('<b> & "x"'))], '<p>&lt;b&gt; &amp; &quot;x&quot;</p>'],
  ['marks nest', [paragraph(textNode('a', 'bold', 'italic'))], '<p><em><strong>a</strong></em></p>'],
  [
    'every mark has its element',
    [
      paragraph(
        ...['underline', 'code', 'superscript', 'subscript', 'strikethrough'].map((mark) =>
          textNode('a', mark),
        ),
      ),
    ],
    '<p><u>a</u><code>a</code><sup>a</sup><sub>a</sub><s>a</s></p>',
  ],
  [
    'a plan’s price stands in a sentence',
    [paragraph(textNode('nuo '), node('embedded-entry-inline', [], { target: linkTo('plan') }))],
    '<p>nuo 7,50\u00a0EUR</p>',
  ],
  [
    'a rate stands alone',
    [node('embedded-entry-block', [], { target: linkTo('call') })],
    '<p>Skambutis EN: 0,09\u00a0EUR už minutę EN</p>',
  ],
  [
    'a fact stands in a sentence',
    [paragraph(textNode('liko '), node('embedded-entry-inline', [], { target: linkTo('word-close') }))],
    '<p>liko Uždaryti EN</p>',
  ],
  [
    'a button in a text is a link',
    [paragraph(node('embedded-entry-inline', [], { target: linkTo('to-home') }))],
    '<p><a href="/en#faq">Į pradžią EN</a></p>',
  ],
  [
    'no line begins with a dash, after a link or before one either',
    [
      hyperlink('https://example.com'),
      paragraph(textNode('ir – ne'), textNode(' — '), textNode('taip', 'bold')),
    ],
    '<p><a href="https://example.com" rel="noopener">čia</a></p><p>ir\u00a0– ne\u00a0— <strong>taip</strong></p>',
  ],
  ['headings start at h3', [heading(1), heading(2)], '<h3>H1</h3><h4>H2</h4>'],
  ['headings skip no level', [heading(2), heading(5), heading(2)], '<h3>H2</h3><h4>H5</h4><h3>H2</h3>'],
  [
    'headings end at h6',
    [1, 2, 3, 4, 5].map(heading),
    '<h3>H1</h3><h4>H2</h4><h5>H3</h5><h6>H4</h6><h6>H5</h6>',
  ],
  [
    'lists',
    [
      node('unordered-list', [
        node('list-item', [
          paragraph(textNode('a')),
          node('ordered-list', [node('list-item', [paragraph(textNode('b'))])]),
        ]),
      ]),
    ],
    '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
  ],
  [
    'quote and rule',
    [node('blockquote', [paragraph(textNode('a'))]), node('hr', []), paragraph(textNode('b'))],
    '<blockquote><p>a</p></blockquote><hr><p>b</p>',
  ],
  ['an empty last paragraph is left out', [paragraph(textNode('a')), paragraph(textNode(''))], '<p>a</p>'],
  [
    'the first row of a table heads its columns',
    [
      node('table', [
        node('table-row', [headerCell('a'), headerCell('b')]),
        node('table-row', [cell('c'), cell('d')]),
      ]),
    ],
    '<table><tr><th scope="col"><p>a</p></th><th scope="col"><p>b</p></th></tr><tr><td><p>c</p></td><td><p>d</p></td></tr></table>',
  ],
  [
    'a header cell beside others heads its row',
    [node('table', [node('table-row', [headerCell('a'), cell('b')])])],
    '<table><tr><th scope="row"><p>a</p></th><td><p>b</p></td></tr></table>',
  ],
  ['a link of this site', [hyperlink('/en/plans?a=1&b=2')], '<p><a href="/en/plans?a=1&amp;b=2">čia</a></p>'],
  [
    'a link elsewhere',
    [hyperlink('https://rrt.lt')],
    '<p><a href="https://rrt.lt" rel="noopener">čia</a></p>',
  ],
  ['a phone number', [hyperlink('tel:+37060000000')], '<p><a href="tel:+37060000000">čia</a></p>'],
  ['a page, in the language of the text', [entryLink('home')], '<p><a href="/en">čia</a></p>'],
  ['a place on a page', [hyperlink('/en#faq')], '<p><a href="/en#faq">čia</a></p>'],
  [
    'a file',
    [paragraph(node('asset-hyperlink', [textNode('čia')], { target: linkTo('berry', 'Asset') }))],
    '<p><a href="/media/berry.webp">čia</a></p>',
  ],
  [
    'a PDF, with what one gets',
    [paragraph(node('asset-hyperlink', [textNode('čia')], { target: linkTo('terms', 'Asset') }))],
    '<p><a href="/media/terms.pdf">čia (PDF, 120\u00A0kB)</a></p>',
  ],
  [
    'a notice',
    [node('embedded-entry-block', [], { target: linkTo('notice') })],
    '<aside class="notification notification-warning"><div><p><strong>Svarbu EN</strong></p><p>Neištrink EN</p></div></aside>',
  ],
  [
    'a picture',
    [node('embedded-asset-block', [], { target: linkTo('berry', 'Asset') })],
    '<img src="/media/berry.webp" width="640" height="480" alt="Raudona uoga EN" loading="lazy">',
  ],
])('a formatted text as HTML: %s', (_, nodes, html) => {
  expect(render(...nodes)).toEqual({ html, problems: [] })
})

const named = 'rich-card text en'
test.each([
  [
    'an unknown node',
    [node('iframe', [textNode('x')]), paragraph(textNode('a'))],
    '<p>a</p>',
    'holds a node "iframe" in a document',
  ],
  [
    'a node named like an object property',
    [node('constructor', []), paragraph(textNode('a'))],
    '<p>a</p>',
    'holds a node "constructor"',
  ],
  [
    'an embedded entry of another type',
    [node('embedded-entry-block', [], { target: linkTo('faq') }), paragraph(textNode('a'))],
    '<p>a</p>',
    'links to faq "faq"',
  ],
  [
    'a node in a wrong place',
    [node('table-cell', [textNode('x')]), paragraph(textNode('a'))],
    '<p>a</p>',
    'holds a node "table-cell" in a document',
  ],
  [
    'a node without content',
    [{ nodeType: 'paragraph' }, paragraph(textNode('a'))],
    '<p>a</p>',
    'holds a node "paragraph"',
  ],
  ['what is no node', [null, 7, 'x', [], paragraph(textNode('a'))], '<p>a</p>', 'holds a node ""'],
  [
    'a text that is a number',
    [paragraph({ nodeType: 'text', value: 5 }, textNode('a'))],
    '<p>a</p>',
    'holds a node "text" in a paragraph',
  ],
  [
    'a mark named like an object property',
    [paragraph(textNode('a', 'toString'))],
    '<p>a</p>',
    'marks a text as "toString"',
  ],
  ['an unknown mark', [paragraph(textNode('a', 'blink'))], '<p>a</p>', 'marks a text as "blink"'],
  [
    'a link inside a link',
    [
      paragraph(
        node('hyperlink', [node('hyperlink', [textNode('x')], { uri: '/x' }), textNode('a')], { uri: '/a' }),
      ),
    ],
    '<p><a href="/a">a</a></p>',
    'holds a node "hyperlink" in a hyperlink',
  ],
  [
    'a link that runs script',
    [hyperlink('javascript:alert(1)')],
    '<p>čia</p>',
    'is "javascript:alert(1)", not a path',
  ],
  ['a link without an address', [hyperlink(undefined)], '<p>čia</p>', 'is nothing, not a text'],
  [
    'a link to an unpublished page',
    [entryLink('draft')],
    '<p>čia</p>',
    'links to "draft", which is not published',
  ],
  ['a link to a block', [entryLink('faq')], '<p>čia</p>', 'links to faq "faq", not to a page'],
  [
    'a link to an unpublished file',
    [paragraph(node('asset-hyperlink', [textNode('a')], { target: linkTo('draft', 'Asset') }))],
    '<p>a</p>',
    'links to "draft", which is not published',
  ],
  [
    'a notice inside a sentence',
    [paragraph(textNode('a'), node('embedded-entry-inline', [], { target: linkTo('notice') }))],
    '<p>a</p>',
    'holds a notice inside a sentence',
  ],
  [
    'an unpublished picture',
    [node('embedded-asset-block', [], { target: linkTo('draft', 'Asset') }), paragraph(textNode('a'))],
    '<p>a</p>',
    'links to "draft", which is not published',
  ],
])('%s is left out and named', (_, nodes, html, problem) => {
  const rendered = render(...nodes)
  expect(rendered.html).toBe(html)
  expect(rendered.problems).toEqual(expect.arrayContaining([expect.stringContaining(problem)]))
  expect(rendered.problems.every((text) => text.startsWith(named))).toBe(true)
})

test('a text that is nested without end is cut, not followed', () => {
  const nested = Array.from({ length: 20_000 }).reduce<unknown>(
    (inner) => node('unordered-list', [node('list-item', [inner])]),
    paragraph(textNode('deep')),
  )
  const { html, problems } = render(nested, paragraph(textNode('a')))
  expect(html).toContain('<p>a</p>')
  expect(html).not.toContain('deep')
  expect(problems).toHaveLength(1)
})

test('a Lithuanian text that is in leads to the pages of the language that is read', () => {
  const mirror = validMirror()
  set(mirror, 'rich-card', 'text', document(entryLink('home')))
  const { snapshot } = parseMirror(mirror)
  expect(JSON.stringify(snapshot?.ru)).toContain('<a href=\\"/ru\\">čia</a>')
})

test('no line of a plain text begins with a dash; a minus and a range keep their blanks', () => {
  const mirror = validMirror()
  set(mirror, 'rich-card', 'title', 'Kaina – iš anksto, 5 - 3, 2–4', 'en')
  expect(JSON.stringify(parseMirror(mirror).snapshot?.en)).toContain('"Kaina\u00a0– iš anksto, 5 - 3, 2–4"')
})

test('a photo in a text is sent to a phone no wider than it is seen', () => {
  const mirror = validMirror()
  for (const kept of Object.values(mirror.pictures.byAddress))
    if (kept.kind === 'kept') kept.sources.push({ file: 'berry-320.webp', width: 320 })
  const berry = node('embedded-asset-block', [], { target: linkTo('berry', 'Asset') })
  set(mirror, 'rich-card', 'text', document(berry), 'en')
  expect(JSON.stringify(parseMirror(mirror).snapshot?.en).replaceAll('\\"', '"')).toContain(
    'srcset="/media/berry-320.webp 320w, /media/berry.webp 640w" sizes="(width &lt; 1024px) 20rem, 640px"',
  )
})
