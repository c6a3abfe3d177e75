import { expect, test } from 'vitest'
import { idleScripts, importsOf, withPreloads } from './preload-islands.ts'

const scripts: Record<string, string> = {
  '/_astro/form.a1.js':
    'import{a as b}from"./react.b2.js";import"./shared.c3.js";const lazy=()=>import("./late.d4.js")',
  '/_astro/client.e5.js': 'import{a}from"./react.b2.js"',
  '/_astro/react.b2.js': '',
  '/_astro/shared.c3.js': 'export{x}from"./react.b2.js"',
}
const read = (address: string) => scripts[address] ?? ''
const island = (client: string) =>
  `<astro-island uid="1" component-url="/_astro/form.a1.js" renderer-url="/_astro/client.e5.js" client="${client}" ssr></astro-island>`

test('a script imports what it names at once, not what it may load later', () => {
  expect(importsOf(read('/_astro/form.a1.js'))).toEqual(['react.b2.js', 'shared.c3.js'])
})

test('an idle island needs its own script, the renderer, and all they import, each once', () => {
  expect(idleScripts(island('idle') + island('idle'), read).toSorted()).toEqual([
    '/_astro/client.e5.js',
    '/_astro/form.a1.js',
    '/_astro/react.b2.js',
    '/_astro/shared.c3.js',
  ])
})

test('an island that waits for someone to use it is not asked for', () => {
  expect(idleScripts(island('intent'), read)).toEqual([])
})

test('the requests are at the start of the page, and let go first what is painted', () => {
  expect(withPreloads('<head><meta charset="utf-8"><title>x</title></head>', ['/_astro/a.js'])).toBe(
    '<head><meta charset="utf-8"><link rel="modulepreload" fetchpriority="low" href="/_astro/a.js"><title>x</title></head>',
  )
})
