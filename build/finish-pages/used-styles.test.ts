import { expect, test } from 'vitest'
import { stylesUser } from './used-styles.ts'

const page = (css: string, body: string) => `<style>${css}</style><body>${body}</body>`
const stylesFor = (css: string, body: string, scripts = '') =>
  stylesUser()(page(css, body), (name) => scripts.includes(name)).replace(/^<style>|<\/style>.*$/gs, '')

test.each([
  ['a class that the page has', '.card{color:red}', '<p class="big card">', '.card{color:red}'],
  ['not a class that it lacks', '.card{color:red}', '<p class="cards">', ''],
  ['of a list what meets something', '.card,.tab,h1{color:red}', '<p class="tab">', '.tab,h1{color:red}'],
  ['a selector only with all its classes', '.a .b{color:red}.a>p{top:0}', '<p class="a">', '.a>p{top:0}'],
  ['elements and attributes', 'h1,[data-x=".y z"]{color:red}', '', 'h1,[data-x=".y z"]{color:red}'],
  ['what must not be there', '.a:not(.b){top:0}', '<p class="a">', '.a:not(.b){top:0}'],
  [
    'what needs one of several',
    ':is(.a,.b) p{top:0}:where(.b,.c) p{top:1px}',
    '<p class="a">',
    ':is(.a,.b) p{top:0}',
  ],
  [
    'not what needs a class inside',
    '.a:has(.b){top:0}.a:has(>.a){top:1px}.a:not(:has(.b)){top:2px}:root:has(.b) .a{top:3px}',
    '<p class="a">',
    '.a:has(>.a){top:1px}.a:not(:has(.b)){top:2px}',
  ],
  [
    'groups with something in them',
    '@media (width>=9px){.a{top:0}}@media print{.b{top:0}}',
    '<p class="a">',
    '@media (width>=9px){.a{top:0}}',
  ],
  [
    'the order of layers',
    '@layer x{.b{top:0}}@layer y{.a{top:0}}',
    '<p class="a">',
    '@layer x;@layer y{.a{top:0}}',
  ],
  [
    'faces, keyframes and statements',
    '@layer x,y;@font-face{src:url("a;b) }")}@keyframes t{to{top:0}}',
    '',
    '@layer x,y;@font-face{src:url("a;b) }")}@keyframes t{to{top:0}}',
  ],
  [
    'an escaped name',
    '.md\\:grid-\\[1fr_1\\.8fr\\]{top:0}',
    '<p class="md:grid-[1fr_1.8fr]">',
    '.md\\:grid-\\[1fr_1\\.8fr\\]{top:0}',
  ],
  ['a name that markup escapes', '.\\[\\&\\>p\\]{top:0}', '<p class="[&#38;>p]">', '.\\[\\&\\>p\\]{top:0}'],
])('keeps %s', (_, css, body, kept) => {
  expect(stylesFor(css, body)).toBe(kept)
})

test('the rules of the other theme stay only where it is', () => {
  const css =
    '[data-theme=extra]{top:0}[data-scheme=system][data-theme=extra]{top:1px}:root:not([data-theme=extra]){top:2px}'
  expect(stylesFor(css, '<p>')).toBe(':root:not([data-theme=extra]){top:2px}')
  expect(stylesFor(css, '<p data-theme="extra">')).toBe(css)
})

test('keeps what a script of the page may show, inline or in a file', () => {
  const css = '.dialog{top:0}.spinner{top:1px}.tab{top:2px}'
  expect(stylesFor(css, '<script>x.className="dialog"</script>', 'className:"spinner big"')).toBe(
    '.dialog{top:0}.spinner{top:1px}',
  )
})

test('leaves out properties that nothing reads: rules, markup, or a sheet that the page or a script of it adds', () => {
  const css = [
    '@property --leading{syntax:"*";inherits:false}',
    '@property --blur{syntax:"*";inherits:false;initial-value:1px}',
    ':root{--leading:initial;--blur:initial;--mark:red;--later:a,"b"}',
    '.a{--leading:1;line-height:var(--leading)}',
    '.b{filter:var(--blur,)}',
  ].join('')
  const body = '<p class="a"><svg fill="var(--mark)">'
  const used = stylesUser(new Map([['/_astro/later.css', 'p{font:var(--later)}']]))
  const kept = (later: string) =>
    `@property --leading{syntax:"*";inherits:false}:root{--leading:initial;--mark:red${later}}.a{--leading:1;line-height:var(--leading)}`
  expect(used(page(css, body), () => false)).toBe(page(kept(''), body))
  expect(used(page(css, body), (name) => name === '/_astro/later.css')).toBe(
    page(kept(';--later:a,"b"'), body),
  )
  const linked = `${body}<link href="/_astro/later.css">`
  expect(used(page(css, linked), () => false)).toBe(page(kept(';--later:a,"b"'), linked))
})

test('leaves out a rule that only set such properties, and keeps the place of its layer', () => {
  const css =
    '@layer properties{@supports (margin-trim:inline){*,:before{--blur:initial}}}@layer base{p{--tint:red}a{top:0}}'
  expect(stylesFor(css, '')).toBe('@layer properties;@layer base{a{top:0}}')
})

test('a page gets no style of another page that was made before', () => {
  const used = stylesUser()
  const css = '.a{top:0}.b{top:1px}[data-theme=extra] .a{top:2px}'
  const make = (body: string, scripts = '') =>
    used(page(css, body), (name) => scripts.includes(name)).replace(/^<style>|<\/style>.*$/gs, '')
  expect(make('<p class="a">')).toBe('.a{top:0}')
  expect(make('<p class="b">')).toBe('.b{top:1px}')
  expect(make('<p class="a">', 'b')).toBe('.a{top:0}.b{top:1px}')
  expect(make('<p class="a" data-theme="extra">')).toBe('.a{top:0}[data-theme=extra] .a{top:2px}')
  expect(make('<script>x.className="b"</script><p class="a">')).toBe('.a{top:0}.b{top:1px}')
  expect(make('<script type="application/ld+json">"b"</script><p class="a">')).toBe('.a{top:0}')
})
