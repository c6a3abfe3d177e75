import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDrawing } from './drawing.ts'
import { hostileDrawing, inAnotherEncoding } from './hostile-drawing.fixture.ts'

function problemOf(file: string | Uint8Array): string | undefined {
  const drawing = readDrawing(typeof file === 'string' ? new TextEncoder().encode(file) : file)
  return drawing.kind === 'refused' ? drawing.problem : undefined
}
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`

test.each([
  [
    'shapes and a gradient',
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path d="M0 0" fill="url(#a)"/>',
  ],
  ['a style', '<style>.a{fill:#c2122f;mask:url("#b")}</style><path class="a" d="M0 0"/>'],
  ['a use of its own part', '<g id="b"/><use xlink:href="#b"/>'],
  ['text with an entity', '<title>Uogos &amp; lapai</title>'],
  ['a comment', '<!-- <script> --><path d="M0 0"/>'],
  ['a section of raw text', '<style><![CDATA[.a{fill:red}]]></style>'],
  [
    'what an editor of drawings notes',
    '<g xmlns:inkscape="https://inkscape.example" inkscape:label="Uoga (1)"/>',
  ],
])('%s may be served', (_, inside) => {
  expect(problemOf(`<?xml version="1.0" encoding="UTF-8"?>\n${svg(inside)}`)).toBeUndefined()
})

test.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['a script of another name space', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '<s:script>'],
  ['a script in capitals', '<SCRIPT/>', '<SCRIPT>'],
  ['an event', '<path onload="alert(1)"/>', 'onload'],
  ['an event in quotes of the other kind', "<path ONCLICK='alert(1)'/>", 'ONCLICK'],
  ['an event after a slash', '<path/onload="alert(1)"/>', 'well-formed'],
  ['HTML', '<foreignObject><body/></foreignObject>', '<foreignObject>'],
  ['a picture from elsewhere', '<image href="https://x.example/a.png"/>', '<image>'],
  ['a part from elsewhere', '<use href="https://x.example/a.svg#b"/>', 'href'],
  ['a link that runs script', '<a href="javascript:alert(1)"/>', '<a>'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
  ['a fill from elsewhere', '<path fill="url(//x.example/a.svg#b)"/>', 'elsewhere'],
  ['a style from elsewhere', '<style>@import "//x.example/a.css"</style>', 'a rule with @'],
  ['a style in other letters', '<style>a{fill:\\75 rl(//x.example)}</style>', 'styles'],
  ['an address in other letters', '<path style="fill:&#117;rl(//x.example)"/>', 'elsewhere'],
  ['a tag that does not end', '<script src=x ', 'well-formed'],
  ['a comment that does not end', '<!-- <script>alert(1)</script>', 'well-formed'],
  ['a style within a style', '<style><style></style>@import "//x"</style>', 'in a text'],
  ['a picture that a style calls', '<path style="fill:image-set(a)"/>', 'image-set'],
  ['a prefix that means nothing', '<path x:y=""/>', 'well-formed'],
  ['a base address', '<g xml:base="https://x.example"/>', 'base'],
  ['a control character', '<title>\u001b</title>', 'control characters'],
  ['a control character in other letters', '<title>&#127;</title>', 'control characters'],
  ['what no file can hold', '<title>\ufffe</title>', 'control characters'],
  ['too deep a nest', '<g>'.repeat(70), 'nested'],
  [
    'too many attributes',
    `<g ${Array.from({ length: 101 }, (_, at) => `a${at}=""`).join(' ')}/>`,
    'attributes',
  ],
])('%s is refused', (_, inside, named) => {
  expect(problemOf(svg(inside))).toContain(named)
})

test.each([
  ['entities of its own', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`],
  ['a style sheet from elsewhere', `<?xml-stylesheet href="https://x.example"?>${svg('')}`],
  ['a page', '<html></html>'],
  ['nothing', ''],
])('%s is refused', (_, text) => {
  expect(problemOf(text)).toBeDefined()
})

test('a text that hides in another encoding is refused', () => {
  expect(problemOf(Buffer.from(svg('<script/>'), 'utf16le'))).toBeDefined()
})

test.each([
  ['ISO-2022-JP', 'names an encoding other than UTF-8'],
  ['UTF-16', 'names an encoding other than UTF-8'],
])('a drawing that says it is written in %s is refused', (encoding, problem) => {
  expect(problemOf(`<?xml version="1.0" encoding="${encoding}"?>${svg('')}`)).toBe(problem)
})

test('a drawing that a browser would read in another encoding is refused', () => {
  expect(problemOf(inAnotherEncoding)).toBe('holds control characters')
})

test('what is published is written again, in letters that read the same in every encoding', () => {
  const drawing = readDrawing(
    Buffer.from(`\ufeff${svg("<title lang='lt'>Uogų &amp; „lapų“ 😀</title><!-- x -->")}`),
  )
  expect(drawing).toEqual({
    kind: 'safe',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><title lang="lt">Uog&#371; &#38; &#8222;lap&#371;&#8220; &#128512;</title></svg>',
  })
})

test.each([
  ['a name', '<'],
  ['tags', '<g>'],
  ['attributes', '<g a="" '],
  ['a call', '<g fill="url('],
  ['an entity', '&'],
  ['a comment', '<!-- - -'],
  ['a path', '<path d="'],
])('%s that continues for 200 kB takes no time', (_, begin) => {
  const rest = begin.length > 2 ? begin.slice(-1) : 'a'
  const head = svg('').replace('</svg>', '')
  const hostile = [begin.repeat(190_000 / begin.length), begin + rest.repeat(190_000)]
  const start = performance.now()
  for (const inside of hostile) problemOf(head + inside)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a drawing over 200 kB is refused unread', () => {
  expect(problemOf(svg(' '.repeat(200_000)))).toBe('is larger than 200 kB')
})

const attribute = / ([a-z][\w:-]*)="([^"]*)"/gi
const loading = /url\((?!\s*(?:&#3[49];)?#)|@|\\/i
const written =
  /^(?:<\/?(?:svg|g|defs|use|title|style|path|text)(?: [a-z][\w:-]*="[\t\n\r -~]*?")*>|[^<>"]*)*$/

test('of 10,000 hostile drawings, what is published holds nothing but shapes and references to its own parts', () => {
  let published = 0
  fc.assert(
    fc.property(hostileDrawing, (file) => {
      const drawing = readDrawing(file)
      if (drawing.kind === 'refused') return
      published += 1
      expect(drawing.svg).toMatch(written)
      for (const [, name = '', value = ''] of drawing.svg.matchAll(attribute)) {
        expect(name).not.toMatch(/^on/i)
        if (/href$/i.test(name)) expect(value.trim()).toMatch(/^#/)
        if (['fill', 'style', 'd'].includes(name)) expect(value).not.toMatch(loading)
      }
      for (const [, style = ''] of drawing.svg.matchAll(/<style[^>]*>([^<]*)</g))
        expect(style).not.toMatch(loading)
      // Read again it is the same: nothing in it means something else at a second look.
      expect(readDrawing(Buffer.from(drawing.svg))).toEqual(drawing)
    }),
    { numRuns: 10_000 },
  )
  expect(published).toBeGreaterThan(300)
})
