import * as v from 'valibot'
import type { Rollup } from 'vite'

/** What Vite writes of a package that it bundled: `identifier` is its licence's short name, `text` its licence's file. */
export const ShippedPackage = v.object({
  name: v.string(),
  version: v.string(),
  identifier: v.optional(v.string()),
  text: v.optional(v.string()),
})
export type ShippedPackage = v.InferOutput<typeof ShippedPackage>

/** The npm packages that these modules come from; our own code and what a bundler adds by itself are in none. */
export function packagesOf(modules: Iterable<string>): Set<string> {
  const names = [...modules].map(
    (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1],
  )
  return new Set(names.filter((name) => name !== undefined))
}

/** The npm packages whose modules are in a bundle. */
export function packagesIn(bundle: Rollup.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return packagesOf(chunks.flatMap(({ moduleIds }) => moduleIds))
}

/**
 * The text of `licences.txt`: a list of the packages, then each with its licence. Throws where `needed` names a package
 * that isn't among them, or where one comes without its licence: then a notice that has to be shipped would be missing.
 */
export function licencesFile(packages: readonly ShippedPackage[], needed: ReadonlySet<string>): string {
  const byName = packages.toSorted((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1))
  const named = new Set(packages.map(({ name }) => name))
  const problems = [
    ...[...needed].filter((name) => !named.has(name)).map((name) => `${name} is shipped, but not named`),
    ...byName.filter(({ text }) => !text?.trim()).map(({ name }) => `${name} has no file with its licence`),
  ]
  if (problems.length > 0) throw new Error(`licences.txt: ${problems.join('; ')}.`)
  return [
    'The pages, scripts, styles and fonts of this site contain work of others. Thank you.\n',
    ...byName.map((shipped) => `${titleOf(shipped)} (${shipped.identifier ?? 'licence below'})`),
    ...byName.map((shipped) => `\n${rule}\n${titleOf(shipped)}\n${rule}\n\n${shipped.text?.trim()}`),
    '',
  ].join('\n')
}

const titleOf = ({ name, version }: ShippedPackage): string => `${name} ${version}`
const rule = '-'.repeat(72)
