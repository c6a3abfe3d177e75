import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words of docs/glossary.md, “Words we no longer use”, that no comment, test title or page of the documentation has any more. */
const oldWords =
  /\b(whoever|anew|so-manieth|vouch(?:es|ed|ing)?|made ready|stands|somebody|nobody|anybody|card[ -]orders?|riddles?|(?:is|are|was|were|been) told(?! apart| from))\b/i

const comment = /(?<=^|[\s{])\/\*.*?\*\/|(?<=^|\s)\/\/ .*?$|<!--.*?-->/gms
/** The first text of a test, also of one that runs for a table of cases. */
const title = /(?:\b(?:test|describe)(?:\.\w+)*|\](?: as const)?\)|\)\))\(\s*(['"`])(.*?)\1/gs

/** Comments and test titles of a source file. Names in quotes or backticks are code, and wait for their rename. */
function proseOf(file: string, text: string): string[] {
  const titles = /\.(test|spec)\.tsx?$/.test(file) ? [...text.matchAll(title)].map(([found]) => found) : []
  const comments = text.match(comment) ?? []
  return [...titles, ...comments.map((found) => found.replace(/`[^`\n]*`|'[\w.-]*'/g, ''))]
}

const problemsIn = (file: string, text: string): string[] =>
  proseOf(file, text).flatMap((prose) =>
    prose.split('\n').flatMap((line) => (oldWords.test(line) ? `${file}: ${line.trim()}` : [])),
  )

const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.astro', '*.css', '*.mjs', '*.cjs', '*.js'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file && !file.includes('/generated/') && !file.endsWith('plain-english.test.ts'))

test('comments and test titles have none of the words that we no longer use', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => problemsIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

/** What people read beside the code; decisions and the changelog keep the words of their day, the glossary lists the old ones. */
const pages = execFileSync(
  'git',
  [
    'ls-files',
    '*.md',
    '.github',
    '.env.example',
    '.npmrc',
    ':!docs/decisions',
    ':!docs/operator',
    ':!docs/words',
    ':!docs/glossary.md',
    ':!CHANGELOG.md',
  ],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean)

test('the documentation has none of them either', () => {
  expect(pages).toContain('docs/architecture.md')
  const found = pages.flatMap((page) =>
    readFileSync(page, 'utf8')
      .split('\n')
      .flatMap((line) => (oldWords.test(line.replace(/`[^`]*`/g, '')) ? `${page}: ${line.trim()}` : [])),
  )
  expect(found).toEqual([])
})

test('an old word is found in each kind of comment, and in a title', () => {
  expect(problemsIn('a.ts', '/** Loads it anew. */\nconst a = 1 // whoever\n')).toHaveLength(2)
  expect(problemsIn('a.astro', '{/* It stands here. */}\n<!-- nobody -->')).toHaveLength(2)
  expect(problemsIn('a.test.ts', "test('an error is told', () => {})")).toHaveLength(1)
  expect(problemsIn('a.ts', "/** Two can't be told apart. `nobody` */\nconst anew = 'whoever'")).toEqual([])
})
