import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Entries } from '../content-sync/linked-entries.ts'
import type { Problem } from '../content-sync/problem.ts'
import type { SpaceContent } from '../sandbox/contentful/content.ts'
import { embeddedSpaceFolder } from '../sandbox/contentful/embedded-space.ts'
import { readSpace } from '../sandbox/contentful/read-space.ts'
import { missingPages } from '../src/content/needed-pages.ts'
import { missingParts } from '../src/content/needed-parts.ts'
import { namelessZones } from '../src/content/plan-builder.ts'
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

/** Says of a site what its code looks for and the content doesn't have: pages, parts of forms, zones and microcopy, all of them at once. */
export async function siteNeeds(): Promise<(site: Site) => Problem[]> {
  const keys = await microcopyKeys()
  return (site) => {
    const lack = (
      problem: Pick<Problem, 'contentType' | 'entry' | 'field' | 'message' | 'missing'>,
    ): Problem => ({
      ...problem,
      severity: 'fatal',
      language: site.language,
    })
    const nameless = site.planBuilder ? namelessZones(site.planBuilder, site.roamingZones) : []
    return [
      ...missingPages(site).map(({ type, words }) =>
        lack({
          contentType: type,
          entry: '',
          message: `none ${words} is published, and the site looks for one`,
        }),
      ),
      ...missingParts(site).map(({ page, field, words }) =>
        lack({
          contentType: page.type,
          entry: page.id,
          field,
          message: `holds none ${words}, and the form looks for one`,
        }),
      ),
      ...nameless.map(({ id, key }) =>
        lack({
          contentType: 'planBuilderStep',
          entry: id,
          field: 'key',
          missing: key,
          message: `is "${key}", and no roaming zone that is published has this entry id`,
        }),
      ),
      ...keys
        .filter((key) => site.microcopy[key] === undefined)
        .map((key) =>
          lack({
            contentType: 'microcopy',
            entry: key,
            message: 'is a key that the site needs, and has no wording',
          }),
        ),
    ]
  }
}

/** The entries that come with this release, as a space would give them: see `ContentOptions.release`. */
export const releaseEntries = async (): Promise<Entries> => entriesOf(await readSpace(embeddedSpaceFolder))

/** The entries of a space's files, as a space would give them. */
export function entriesOf({ entries }: SpaceContent): Entries {
  return Object.fromEntries(
    [...entries].map(([id, { contentType, fields }]) => [
      id,
      { sys: { id, revision: 0, updatedAt: '', contentType: { sys: { id: contentType } } }, fields },
    ]),
  )
}
