import { build } from 'vite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { bundledLicences } from './licences.integration.ts'
import { licencesFile, packagesOf } from './licences.ts'

const shipped = (name: string, text = `Licence of ${name}`) => ({
  name,
  version: '1.2.3',
  identifier: 'MIT',
  text,
})

test('the file lists each package with its version and licence, then each licence, in order', () => {
  const text = licencesFile(
    ['valibot', 'react', '@nanostores/react'].map((name) => shipped(name)),
    new Set(),
  )
  expect(text).toContain('\n@nanostores/react 1.2.3 (MIT)\nreact 1.2.3 (MIT)\nvalibot 1.2.3 (MIT)\n')
  expect(text.indexOf('Licence of @nanostores/react')).toBeLessThan(text.indexOf('Licence of react'))
  expect(text.endsWith('Licence of valibot\n')).toBe(true)
})

test('a package that is shipped and not named stops the build, and so does one without a licence', () => {
  expect(() => licencesFile([shipped('react')], new Set(['react', 'nanostores']))).toThrow(
    'nanostores is shipped, but not named',
  )
  expect(() => licencesFile([shipped('react', ' ')], new Set())).toThrow('react has no file with its licence')
})

test('a module belongs to the innermost package, on every system', () => {
  const modules = [
    '/site/src/ui/Button.tsx',
    '\0rolldown/runtime.js',
    '/site/node_modules/react/index.js',
    '/site/node_modules/graphql-request/node_modules/@scope/name/dist/index.js?v=1',
    'C:\\site\\node_modules\\valibot\\dist\\index.mjs',
  ]
  expect([...packagesOf(modules)]).toEqual(['react', '@scope/name', 'valibot'])
})

test('Vite lists every package that it bundles for the browser', async () => {
  const entry = 'entry.js'
  const code = ['react', 'nanostores', 'valibot']
    .map((name) => `export * as ${name} from '${name}'`)
    .join('\n')
  const bundled = new Set<string>()
  const outDir = await temporaryFolder()
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: { outDir, write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    plugins: [
      bundledLicences(bundled),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${import.meta.dirname}/${entry}` : undefined),
        load: (id) => (id.endsWith(entry) ? code : undefined),
      },
    ],
  })
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  const list = files.find(({ fileName }) => fileName === 'bundled-licences.json')
  expect(bundled).toEqual(new Set(['react', 'nanostores', 'valibot']))
  for (const name of bundled)
    expect(list?.type === 'asset' && String(list.source)).toContain(`"name": "${name}"`)
})
