import { expect, test } from 'vitest'
import { drawingProblem } from './drawing-problem.ts'

const problemOf = (text: string) => drawingProblem(new TextEncoder().encode(text))
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`

test.each([
  [
    'shapes and a gradient',
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path d="M0 0" fill="url(#a)"/>',
  ],
  ['a style', '<style>.a{fill:#c2122f;mask:url("#b")}</style><path class="a" d="M0 0"/>'],
  ['a use of its own part', '<g id="b"/><use xlink:href="#b"/>'],
  ['text with an entity', '<title>Uogos &amp; lapai</title>'],
  ['a comment', '<!-- <script> --><path d="M0 0"/>'],
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
  ['a style from elsewhere', '<style>@import "//x.example/a.css"</style>', 'elsewhere'],
  ['a style in other letters', '<style>a{fill:\\75 rl(//x.example)}</style>', 'styles'],
  ['an address in other letters', '<path style="fill:&#117;rl(//x.example)"/>', 'hides'],
  ['a section of raw text', '<![CDATA[<path/>]]>', 'well-formed'],
  ['a tag that does not end', '<script src=x ', 'well-formed'],
  ['a comment that does not end', '<!-- <script>alert(1)</script>', '<script>'],
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
  expect(drawingProblem(Buffer.from(svg('<script/>'), 'utf16le'))).toBeDefined()
})
