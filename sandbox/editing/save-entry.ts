import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { contentTypes } from '../../content-sync/model/content-types.ts'
import { languages } from '../../src/i18n/language.ts'
import type { Change, EditedSpace, Finding } from './edited-space.ts'
import type { FileSteps } from './file-steps.ts'
import { isTexts } from './form-values.ts'
import { withEntry, withoutEntry, withValue } from './yaml-edit.ts'

export type Saved =
  | { kind: 'saved'; findings: Finding[] }
  | { kind: 'same' }
  | { kind: 'refused'; findings: Finding[] }

/** What keeps a change from being written: what can't be read back, stops the site, or breaks the entry itself. */
const blocks =
  (id: string) =>
  ({ severity, entry }: Finding): boolean =>
    severity === 'refused' || severity === 'fatal' || (severity === 'broken' && entry === id)

/** Writes a change into its file, where nothing is wrong with it; `after` is the entry that a new one follows in the file. */
export async function saveEntry(
  space: EditedSpace,
  steps: FileSteps,
  change: Change,
  after?: string,
): Promise<Saved> {
  const { texts, sources } = await space.read()
  const { id, file, values } = change
  const existing = sources.get(id)
  if (isDeepStrictEqual(existing?.values, values)) return { kind: 'same' }
  const findings = await space.findings(change)
  if (findings.some(blocks(id))) return { kind: 'refused', findings }
  const before = texts.get(file)
  const text = written(before ?? '', change, existing?.values, after)
  assertOnly(change, before ?? '', text)
  const label = `${existing ? (values ? 'Change' : 'Delete') : 'Add'} ${change.contentType} “${id}”`
  await steps.write({ label, changes: [{ file, before, after: text }] })
  await space.accept(change, text)
  return { kind: 'saved', findings }
}

function written(
  text: string,
  { id, contentType, values }: Change,
  existing: Change['values'],
  after: string | undefined,
): string {
  if (!values) return withoutEntry(text, id)
  const fields = contentTypes.find((type) => type.id === contentType)?.fields.map((field) => field.id) ?? []
  if (!existing) return withEntry(text, id, inOrder(values, fields), after)
  const order = (depth: number) => (depth === 1 ? fields : languages)
  // What is new comes first: an entry is never without any field.
  const paths = changedPaths(id, existing, values).toSorted(
    (one, other) => Number(one.gone) - Number(other.gone),
  )
  return paths.reduce((edited, { path, value }) => withValue(edited, path, value, order), text)
}

const inOrder = (values: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]),
  )

interface ChangedPath {
  path: string[]
  value: unknown
  gone: boolean
}

/** What differs, language by language where a field is translated. */
function changedPaths(
  id: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): ChangedPath[] {
  const at = (path: string[], value: unknown) => ({ path, value, gone: value === undefined })
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [old, now] = [before[field], after[field]]
    if (isDeepStrictEqual(old, now)) return []
    if (!isTexts(old) || !isTexts(now)) return [at([id, field], now)]
    return languages
      .filter((language) => !isDeepStrictEqual(old[language], now[language]))
      .map((language) => at([id, field, language], now[language]))
  })
}

/** Guards the files: what is about to be written says of this entry what was meant, and of all others what it said. */
function assertOnly({ id, values }: Change, before: string, text: string): void {
  const meant = { ...readMap(before), [id]: values }
  const now = { [id]: undefined, ...readMap(text) }
  if (!isDeepStrictEqual(now, meant)) throw new Error(`“${id}” can't be written as it is meant`)
}

const readMap = (text: string): Record<string, unknown> => {
  const read: unknown = parse(text)
  return isTexts(read) ? read : {}
}
