import { expect, test } from 'vitest'
import { lockfileProblems } from './lockfile.ts'

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
