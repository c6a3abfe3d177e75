import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { AstroIntegration } from 'astro'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { licencesFile, packagesIn, ShippedPackage } from './licences.ts'

/** Where Vite leaves its list for us. */
const listFile = 'bundled-licences.json'

/** What is in pages without being a module of a script: the face, the islands' inline script, the reset of styles. */
const besides = ['@fontsource/unbounded', 'astro', 'tailwindcss']

/**
 * Writes `licences.txt`, whose address is on the cookie list: what is shipped of other people's work. In `bundledApart` are, by
 * then, the packages of scripts that are bundled apart from pages.
 */
export const licences = (bundledApart: ReadonlySet<string>): AstroIntegration => {
  const bundled = new Set<string>()
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [bundledLicences(bundled)] } })
      },
      'astro:build:done': async ({ dir }) => {
        const list = new URL(listFile, dir)
        const packages = v.parse(BundledPackages, await readFile(list, 'utf8'))
        await rm(list)
        const added = [...besides, ...bundledApart].map(installed)
        await writeFile(new URL('licences.txt', dir), licencesFile([...packages, ...added], bundled))
      },
    },
  }
}

const BundledPackages = v.pipe(v.string(), v.parseJson(), v.array(ShippedPackage))

/** Has Vite list what it bundles for the browser; `bundled` learns the same from the modules, to compare with. */
export const bundledLicences = (bundled: Set<string>): Plugin => ({
  name: 'bundled-licences',
  apply: 'build',
  // Of an environment's build Astro's configuration takes what it knows; this is not among it.
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: listFile } } } : undefined,
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const name of packagesIn(bundle)) bundled.add(name)
  },
})

const Manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.string(), license: v.optional(v.string()) }),
)

function installed(name: string): ShippedPackage {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { version, license } = v.parse(Manifest, readFileSync(manifest, 'utf8'))
  const file = readdirSync(dirname(manifest)).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file ? readFileSync(join(dirname(manifest), file), 'utf8') : undefined
  return { name, version, identifier: license, text }
}
