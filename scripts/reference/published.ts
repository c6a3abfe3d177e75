import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { contractVersion } from '../../src/operator/contract/headers.ts'
import { graphqlBreaks, restBreaks } from './breaking-changes.ts'
import { openApi } from './openapi.ts'

export interface Contract {
  openApi: string
  schema: string
}

const folder = 'docs/operator/published'

export const currentContract = (): Contract => ({
  openApi: openApi(),
  schema: readFileSync('src/operator/contract/schema.graphql', 'utf8'),
})

/** The versions of this contract's major that operators were given, the newest last. */
export function publishedVersions(version = contractVersion): string[] {
  const [major] = version.split('.')
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${major}.`))
    .toSorted((one, other) => minorOf(one) - minorOf(other))
}

const minorOf = (version: string): number => Number(version.split('.')[1])

export const publishedContract = (version: string): Contract => ({
  openApi: readFileSync(`${folder}/${version}/openapi.yaml`, 'utf8'),
  schema: readFileSync(`${folder}/${version}/schema.graphql`, 'utf8'),
})

/** What a site that was built to the first contract can't do with the second, one sentence each. */
export const breaksBetween = (published: Contract, current: Contract): string[] => [
  ...restBreaks(published.openApi, current.openApi),
  ...graphqlBreaks(published.schema, current.schema),
]

/** The same of every version that was published under this major. */
export const breaksOfPublished = (): string[] =>
  publishedVersions().flatMap((version) =>
    breaksBetween(publishedContract(version), currentContract()).map((one) => `${version}: ${one}`),
  )

/** What a site of the current contract can't do with an operator of the published one: an addition, one sentence each. */
export const additionsTo = (published: Contract, current: Contract): string[] =>
  breaksBetween(current, published)

/** The same of what was published under the contract's own version; none where that wasn't published yet. */
export const additionsSincePublished = (): string[] =>
  publishedVersions().includes(contractVersion)
    ? additionsTo(publishedContract(contractVersion), currentContract())
    : []

/**
 * Keeps the contract as it is under its version; with breaks, or additions to one that was published, it keeps nothing and
 * returns them. `again` is for additions to a version that no operator was given yet.
 */
export function publish({ again }: { again: boolean }): string[] {
  const reasons = [...breaksOfPublished(), ...(again ? [] : additionsSincePublished())]
  if (reasons.length > 0) return reasons
  const { openApi: document, schema } = currentContract()
  mkdirSync(`${folder}/${contractVersion}`, { recursive: true })
  writeFileSync(`${folder}/${contractVersion}/openapi.yaml`, document)
  writeFileSync(`${folder}/${contractVersion}/schema.graphql`, schema)
  return []
}
