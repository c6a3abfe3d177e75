import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import type { SpaceProblems } from './space-problems.ts'

const Items = v.nullable(v.record(v.string(), v.unknown()))
const Values = v.record(v.string(), v.unknown())

export interface YamlItem {
  id: string
  file: string
  values: Record<string, unknown>
}

/** Contentful's own rule for the id of an entry or asset. */
const idPattern = /^[\w.-]{1,64}$/

/** The items of a YAML file that maps ids to values; `file` is relative to the folder. */
export async function readYamlFile(
  folder: string,
  file: string,
  problems: SpaceProblems,
): Promise<YamlItem[]> {
  const document = parseDocument(await readFile(join(folder, file), 'utf8'))
  // The others most often follow from the first.
  const [error] = document.errors
  if (error) {
    problems.add({ file }, error.message.trim())
    return []
  }
  const items = v.safeParse(Items, document.toJS())
  if (!items.success) {
    problems.add({ file }, 'is not a map from ids to fields')
    return []
  }
  return Object.entries(items.output ?? {}).flatMap(([id, raw]) => {
    if (!idPattern.test(id)) problems.add({ file, entry: id }, 'an id has 1 to 64 letters, digits, - . or _')
    const values = v.safeParse(Values, raw)
    if (values.success) return [{ id, file, values: values.output }]
    problems.add({ file, entry: id }, 'is not a map from fields to values')
    return []
  })
}
