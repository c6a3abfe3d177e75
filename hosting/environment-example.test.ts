import { globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { environmentVariables, readEnvironment } from './environment.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
/** The example with everything in it taken, as a person would who needs it all. */
const example = parseEnv(read('.env.example').replace(/^#(?=[A-Z_]+=)/gm, ''))

/** Read by pages, where they are built. */
const ofPages = ['DASHBOARD_PATH', 'MISSING_NUMBER_PATH', 'DEBUG_TEMPLATES']
/** What the build says to the pages: no one sets it. */
const ofTheBuild = ['CONTENT_SNAPSHOT']

test('.env.example has every variable that is read, and no other', () => {
  expect(Object.keys(example).toSorted()).toEqual([...environmentVariables, ...ofPages].toSorted())
})

test('all that it names is set to something that is taken, and nothing is set as it is', () => {
  expect(readEnvironment(example)).toMatchObject({ kind: 'read' })
  expect(parseEnv(read('.env.example'))).toEqual({})
})

test('what the site reads by a name of its own is in it too', () => {
  const cwd = new URL('..', import.meta.url)
  const files = globSync('{content-sync,hosting,src}/**/*.{ts,tsx,astro}', { cwd }).filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file),
  )
  const named = files
    .map(read)
    .flatMap((text) => [
      ...[...text.matchAll(/(?<!import\.meta\.)\benv\.([A-Z]\w+)/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/\{([^{}]+)\} = process\.env\b/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/\b[A-Z][A-Z_]+\b/g)].map(([name]) => name),
      ),
    ])
  expect(named).toContain('GOOGLE_PAY_URL')
  expect(named.filter((name) => !(name in example) && !ofTheBuild.includes(name))).toEqual([])
})

test.each(Object.keys(example))('README.md reports %s', (name) => {
  expect(read('README.md')).toContain(`\`${name}\``)
})
