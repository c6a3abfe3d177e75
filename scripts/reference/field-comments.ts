import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonSchema } from '@valibot/to-json-schema'
import { runningText } from './doc-comments.ts'

/** A comment right above a field of a schema. */
const field = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n\s+(\w+): (?:v\.|[A-Z]).*[,([{]\n/g

/** What a file says of a field; nothing where it has two of the name and says something else of each. */
export function fieldComments(folder: string): (file: string, name: string) => string | undefined {
  const files = readdirSync(folder).filter((one) => one.endsWith('.ts'))
  const byFile = new Map(
    files.map((file) => {
      const found = [...readFileSync(join(folder, file), 'utf8').matchAll(field)]
      return [
        file,
        found.map(([, comment = '', name = '']) => ({ name, comment: runningText(comment) })),
      ] as const
    }),
  )
  return (file, name) => {
    const said = new Set(byFile.get(file)?.flatMap((one) => (one.name === name ? [one.comment] : [])))
    return said.size === 1 ? [...said][0] : undefined
  }
}

/** A schema whose fields are described, as deep as they go. */
export function withDescriptions(
  schema: JsonSchema,
  describe: (name: string) => string | undefined,
): JsonSchema {
  const within = <Part extends JsonSchema | boolean>(part: Part) =>
    typeof part === 'object' ? withDescriptions(part, describe) : part
  const { properties, items, oneOf, anyOf } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, value]) => {
          const description = describe(name)
          const inside = within(value)
          return [name, description && typeof inside === 'object' ? { description, ...inside } : inside]
        }),
      ),
    }),
    ...(items && !Array.isArray(items) && { items: within(items) }),
    ...(oneOf && { oneOf: oneOf.map(within) }),
    ...(anyOf && { anyOf: anyOf.map(within) }),
  }
}
