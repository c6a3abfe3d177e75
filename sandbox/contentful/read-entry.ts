import { basename, dirname } from 'node:path'
import type { ContentType } from '../../content-sync/model/content-type.ts'
import { contentTypes } from '../../content-sync/model/content-types.ts'
import type { EntryContent, Fields } from './content.ts'
import { readField } from './read-field.ts'
import type { KnownIds } from './read-link.ts'
import type { SpaceProblems } from './space-problems.ts'
import type { YamlItem } from './yaml-file.ts'

export interface EntrySource extends YamlItem {
  contentType: ContentType
}

/** The content type of a file: `entries/plan.yaml`, `entries/plan/data.yaml`. */
export function contentTypeOf(file: string): ContentType | undefined {
  const folder = dirname(file)
  const id = folder === 'entries' ? basename(file, '.yaml') : basename(folder)
  return contentTypes.find((contentType) => contentType.id === id)
}

export async function readEntry(
  { id, file, values, contentType }: EntrySource,
  known: KnownIds,
  problems: SpaceProblems,
): Promise<EntryContent> {
  const fields: Fields = {}
  for (const field of contentType.fields) {
    const report = (problem: string, locale?: string) =>
      problems.add({ file, entry: id, field: field.id, locale }, problem)
    if (Object.hasOwn(values, field.id)) {
      fields[field.id] = await readField(field, values[field.id], known, report)
    } else if (field.required) {
      report('is required')
    }
  }
  for (const name of Object.keys(values)) {
    if (!contentType.fields.some((field) => field.id === name)) {
      problems.add({ file, entry: id, field: name }, `is not a field of ${contentType.id}`)
    }
  }
  return { contentType: contentType.id, fields }
}

/** Reports each value that two entries share in a field that must be unique. */
export function reportShared(
  contentType: ContentType,
  entries: EntrySource[],
  problems: SpaceProblems,
): void {
  for (const field of contentType.fields) {
    if (!field.validations.some((validation) => 'unique' in validation)) continue
    const owners = new Map<unknown, string>()
    for (const { id, file, values } of entries) {
      const value = values[field.id]
      const owner = owners.get(value)
      if (owner) problems.add({ file, entry: id, field: field.id }, `is "${value}", as in "${owner}" already`)
      else if (value !== undefined) owners.set(value, id)
    }
  }
}
