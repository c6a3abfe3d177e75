import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Problem } from '../content-sync/problem.ts'
import { missingPages } from '../src/content/needed-pages.ts'
import type { Site } from '../src/content/snapshot.ts'

const Keys = v.array(v.string())
const source = fileURLToPath(new URL('../src', import.meta.url))

/** The keys of every `*.microcopy.ts`, of whichever feature: read by their files' names, so that none is forgotten. */
export async function microcopyKeys(): Promise<string[]> {
  const modules = await Promise.all(
    globSync('**/*.microcopy.ts', { cwd: source }).map(
      async (file): Promise<object> => import(pathToFileURL(join(source, file)).href),
    ),
  )
  const lists = modules.flatMap((module) => Object.values(module)).filter((value) => v.is(Keys, value))
  return [...new Set(lists.flat())].toSorted()
}

/** Says of a site what its code looks for and the content doesn't have: pages and microcopy, all of them at once. */
export async function siteNeeds(): Promise<(site: Site) => Problem[]> {
  const keys = await microcopyKeys()
  return (site) => [
    ...missingPages(site).map(
      ({ type, words }): Problem => ({
        severity: 'fatal',
        contentType: type,
        entry: '',
        language: site.language,
        message: `none ${words} is published, and the site looks for one`,
      }),
    ),
    ...keys
      .filter((key) => site.microcopy[key] === undefined)
      .map(
        (key): Problem => ({
          severity: 'fatal',
          contentType: 'microcopy',
          entry: key,
          language: site.language,
          message: 'is a key that the site needs, and has no wording',
        }),
      ),
  ]
}
