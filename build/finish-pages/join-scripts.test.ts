import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withJoinedScripts } from './join-scripts.ts'

const scripts: Record<string, string> = {
  '/_astro/Cart.a1.js': 'var a=1;import(`./late.js`)',
  '/_astro/Order.b2.js': 'let a=2,b=()=>{a}',
  '/_astro/Tabs.c3.js': 'import{t as e}from"./shared.js";e()',
  '/_astro/PublicLayout.d4.js': 'var a=3',
}
const read = (address: string) => scripts[address] ?? ''
const tag = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`

test('the plain scripts of a page become one, at the place of the first; the shell stays apart', () => {
  const { html, joined } = withJoinedScripts(
    `<p>${tag('Cart.a1')}</p>${tag('PublicLayout.d4')}${tag('Order.b2')}<i></i>`,
    read,
  )
  for (const script of [scripts['/_astro/Cart.a1.js'], scripts['/_astro/Order.b2.js']])
    expect(joined?.text).toContain(script)
  expect(joined?.address).toMatch(/^\/_astro\/page\.[\w-]{8}\.js$/)
  const [, name = ''] = joined?.address.match(/(page.*)\.js/) ?? []
  expect(html).toBe(`<p>${tag(name)}</p>${tag('PublicLayout.d4')}<i></i>`)
})

test('names of one script are not those of another', () => {
  const named: Record<string, string> = {
    '/_astro/Cart.a1.js': 'var a=1;told.push(()=>a)//',
    '/_astro/Order.b2.js': 'var a=2;function e(){return a}told.push(e)',
  }
  const { joined } = withJoinedScripts(tag('Cart.a1') + tag('Order.b2'), (address) => named[address] ?? '')
  const told: (() => number)[] = []
  runInNewContext(joined?.text ?? '', { told })
  expect(told.map((tell) => tell())).toEqual([1, 2])
})

test.each([
  ['one plain script', tag('Cart.a1') + tag('PublicLayout.d4')],
  ['one that imports', tag('Cart.a1') + tag('Tabs.c3')],
  ['none', '<p></p>'],
])('a page with %s stays as it is', (_, page) => {
  expect(withJoinedScripts(page, read)).toEqual({ html: page })
})

test.each([
  'import"./x.js";',
  'let a=1;export{a as t};',
  'import*as a from"./x.js"',
  'var a;import b from"./b.js"',
])('what imports or exports is alone: %s', (text) => {
  const page = tag('Cart.a1') + tag('Own.e5')
  expect(withJoinedScripts(page, (address) => (/Own/.test(address) ? text : read(address)))).toEqual({
    html: page,
  })
})
