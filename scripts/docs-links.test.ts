import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { sharedFeatures } from './imports/rules.ts'

const root = new URL('..', import.meta.url).pathname
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const exists = (path: string) => existsSync(join(root, path))

const pages = tracked.filter((file) => file.endsWith('.md'))
const texts = tracked.filter((file) => /\.(ts|tsx|astro|mjs|cjs|css|json)$|^\.npmrc$/.test(file))

/** How GitHub names a heading in an address. */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const fragmentsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => fragmentOf(heading))

/** The target of a link in a page, from the repository's root; undefined where it leads outside. */
function brokenLink(page: string, link: string): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined
  const [path = '', fragment] = link.split('#')
  const target = path === '' ? page : posix.normalize(posix.join(dirname(page), path))
  if (!exists(target)) return `${page}: ${link}`
  const isKnown = !fragment || !target.endsWith('.md') || fragmentsOf(target).includes(fragment)
  return isKnown ? undefined : `${page}: ${link}`
}

test('each link of the documentation leads to a file, and to a heading of it', () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => brokenLink(page, link)),
  )
  expect(links.filter(Boolean)).toEqual([])
})

test('each decision that code names is there', () => {
  const named = texts.flatMap((file) =>
    [...read(file).matchAll(/docs\/decisions\/[\w-]+(\.md)?/g)].map(([path]) => ({ file, path })),
  )
  expect(named.filter(({ path }) => !exists(path.endsWith('.md') ? path : `${path}.md`))).toEqual([])
})

test('each decision has a row in the index, with its number and status', () => {
  const index = read('docs/decisions/README.md')
  const decisions = pages.filter((page) => /^docs\/decisions\/\d{4}-/.test(page))
  const missing = decisions.filter((page) => {
    const [number = ''] = posix.basename(page).split('-')
    const status = /^- Status: (.+)$/m.exec(read(page))?.[1]
    const row = index.split('\n').find((line) => line.includes(`](./${posix.basename(page)})`))
    return !row?.includes(`[${number}]`) || !status || !row.includes(status)
  })
  expect(missing).toEqual([])
})

test('the architecture names each shared feature, in at most 150 lines', () => {
  const architecture = read('docs/architecture.md')
  const row = architecture.split('\n').find((line) => line.startsWith('| what only features share'))
  expect(sharedFeatures.filter((name) => !row?.includes(`\`${name}\``))).toEqual([])
  expect(architecture.split('\n').length).toBeLessThanOrEqual(151)
})
