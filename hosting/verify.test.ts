import { expect, test } from 'vitest'
import { readBuiltSite } from './built-site.ts'
import { formatFlaws, verify } from './verify.ts'

const origin = 'https://www.uoga.example'

const html = ({ lang = 'lt', head = '', body = '', title = '<title>A</title>', h1 = '<h1>A</h1>' } = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head>${title}<meta name="description" content="About">${head}</head><body>${h1}${body}</body></html>`

function flawsOf(pages: Record<string, string>): string[] {
  const files = new Map(Object.entries(pages).map(([name, text]) => [name, new TextEncoder().encode(text)]))
  return formatFlaws(verify(readBuiltSite(files), origin))
}

const link = (href: string) => html({ body: `<a href="${href}">x</a>` })

test('a sound site has no flaws', () => {
  const head = (path: string) => `
    <link rel="canonical" href="${origin}${path}">
    <link rel="alternate" hreflang="lt" href="${origin}/">
    <link rel="alternate" hreflang="en" href="${origin}/en">
    <link rel="alternate" hreflang="x-default" href="${origin}/">
    <link rel="icon" href="/favicon.svg">`
  const pages = {
    'index.html': html({
      head: `${head('/')}<script type="module" src="/_astro/a.js"></script>`,
      body: `<a href="/en#help">x</a><a href="#pagalba&#x69;">x</a><p id="pagalbai"></p><a href="#top">x</a>
        <svg><title>Icon</title><use href="#pagalbai"/></svg><a href="/en?a=b&amp;c=d#help">x</a>
        <a href="https://elsewhere.example/x">x</a><a href="mailto:a@b.lt">x</a><a href="tel:+37060000000">x</a>
        <img src="/media/c.svg" srcset="/media/c.svg 1x, /media/c.svg 2x" alt="">
        <form action="/api/x"></form><img src="data:image/png;base64,AA" alt="">`,
    }),
    'en.html': html({ lang: 'en', head: head('/en'), body: '<h2 id="help">Help</h2>' }),
    'favicon.svg': '<svg/>',
    'media/c.svg': '<svg/>',
    '_astro/a.js': 'import"./b.js";const c="/_astro/c.css"',
    '_astro/b.js': '',
    '_astro/c.css': '',
  }
  expect(flawsOf(pages)).toEqual([])
})

test('a link may carry a reference for the script of its page', () => {
  expect(flawsOf({ 'index.html': link('/#orderReference=7K3M') })).toEqual([])
  expect(flawsOf({ 'index.html': link('/#orderReference=7K3M&x') })).toHaveLength(1)
})

test.each([
  ['/nowhere', "links to /nowhere, which doesn't exist"],
  ['/index.html', "links to /index.html, which doesn't exist"],
  ['/en/', "links to /en/, which doesn't exist"],
  [`${origin}/nowhere`, `links to ${origin}/nowhere, which doesn't exist`],
  ['#nothing', 'links to #nothing, but / has nothing with the id "nothing"'],
  ['/en#nothing', 'links to /en#nothing, but /en has nothing with the id "nothing"'],
  ['javascript:alert(1)', 'links to javascript:alert(1), which would run as a script'],
  ['http://:', 'links to http://:, which is no address'],
])('a link to %s is named with its page', (href, message) => {
  expect(flawsOf({ 'index.html': link(href), 'en.html': html() })).toEqual([`/: ${message}`])
})

test('every place that can hold an address is looked at', () => {
  const body = `<img src="/a" srcset="/b 1x, /c 2x" alt=""><form action="/d"><button formaction="/e">x</button></form>
    <astro-island component-url="/f" renderer-url="/g"></astro-island><video poster="/h"></video>`
  const named = flawsOf({ 'index.html': html({ body }) }).map((flaw) => /links to (\S+),/.exec(flaw)?.[1])
  expect(named.sort()).toEqual(['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h'])
})

test.each([
  ['two titles', html({ title: '<title>A</title><title>B</title>' }), 'has 2 of title instead of 1'],
  ['an empty title', html({ title: '<title> </title>' }), 'has 0 of title instead of 1'],
  ['no h1', html({ h1: '' }), 'has 0 of h1 instead of 1'],
  ['two h1', html({ h1: '<h1>A</h1><h1>B</h1>' }), 'has 2 of h1 instead of 1'],
  ['no language', html({ lang: '' }), 'has 0 of lang instead of 1'],
  [
    'two descriptions',
    html({ head: '<meta name="description" content="B">' }),
    'has 2 of description instead of 1',
  ],
  [
    'an inline style',
    html({ body: '<p style="color:red">x</p>' }),
    '<p style="…"> is refused by the content security policy',
  ],
  [
    'an inline handler',
    html({ body: '<p onclick="x()">x</p>' }),
    '<p onclick="…"> is refused by the content security policy',
  ],
])('%s is reported', (_name, page, message) => {
  expect(flawsOf({ 'index.html': page })).toEqual([`/: ${message}`])
})

const alternate = (path: string) =>
  html({ head: `<link rel="alternate" hreflang="en" href="${origin}${path}">` })

test.each([
  ['is missing', { 'index.html': alternate('/en') }, `/: links to ${origin}/en, which doesn't exist`],
  [
    'does not answer',
    { 'index.html': alternate('/en'), 'en.html': html() },
    "/: names /en as en, which doesn't name it back",
  ],
  [
    'is another site',
    { 'index.html': html({ head: '<link rel="canonical" href="https://other.example/">' }) },
    `/: names https://other.example/ as canonical, which isn't an address under ${origin}`,
  ],
])('an alternate or canonical that %s is reported', (_name, pages, flaw) => {
  expect(flawsOf(pages)).toEqual([flaw])
})

test.each([
  [
    'a page',
    { 'index.html': html({ body: '<p data-props="{&quot;/_astro/gone.js&quot;}"></p>' }) },
    'index.html',
  ],
  ['a script’s neighbour', { 'index.html': html(), '_astro/a.js': 'import("./gone.js")' }, '_astro/a.js'],
  ['a style', { 'index.html': html(), '_astro/a.css': 'a{src:url(/_astro/gone.js)}' }, '_astro/a.css'],
])('a hashed file that %s needs must exist', (_name, files, where) => {
  expect(flawsOf(files)).toEqual([`${where}: needs /_astro/gone.js, which doesn't exist`])
})

test('a path that the host would not match is reported', () => {
  expect(flawsOf({ 'тарифы.html': html() })).toEqual([
    '/тарифы: the path has characters other than a–z, 0–9, ., -, _ and ~',
  ])
})

test('a flaw that many pages share is reported once', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.html`, link('/nowhere')])
  expect(flawsOf(Object.fromEntries(pages))).toEqual([
    "/a, /b, /c and 2 more: links to /nowhere, which doesn't exist",
  ])
})

test('a hashed file is reported once, not as a link too', () => {
  expect(flawsOf({ 'index.html': html({ body: '<script src="/_astro/gone.js"></script>' }) })).toEqual([
    "index.html: needs /_astro/gone.js, which doesn't exist",
  ])
})

test('an empty build is no site', () => {
  expect(flawsOf({ 'favicon.svg': '' })).toEqual(['/: the build has no pages'])
})
