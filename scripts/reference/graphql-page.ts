import { readdirSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  specifiedScalarTypes,
} from 'graphql'

const folder = new URL('../../src/operator/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')

/** The schema and the operations that the site sends, in Markdown. */
export function graphqlPage(): string {
  const schema = buildSchema(read('contract/schema.graphql'))
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((root) => root != null)
  const types = Object.values(schema.getTypeMap()).filter(
    (type) =>
      !type.name.startsWith('__') && !roots.some(({ name }) => name === type.name) && !isBuiltIn(type),
  )
  return [
    '# GraphQL',
    '',
    'Generated from [schema.graphql](../../src/operator/contract/schema.graphql) and the operations in',
    '`src/operator/client` by `npm run reference`. All of it is `POST /api/v1/graphql` with `operationName`, `variables` and',
    '`query`. What holds for every call stands in [README.md](README.md).',
    ...roots.flatMap((root) => [
      '',
      `## ${root.name}`,
      '',
      oneLine(root.description),
      '',
      '| field | answers | |',
      '|---|---|---|',
      ...Object.values(root.getFields()).map(rootField),
    ]),
    '',
    '## Types',
    ...types.toSorted((one, other) => one.name.localeCompare(other.name)).flatMap(typeSection),
    '',
    '## Operations',
    '',
    'What the site sends, word for word.',
    ...documents().flatMap((text) => ['', '```graphql', text.trim(), '```']),
    '',
  ].join('\n')
}

const isBuiltIn = (type: GraphQLNamedType) => specifiedScalarTypes.some(({ name }) => name === type.name)

function rootField({ name, args, type, description }: GraphQLField<unknown, unknown>) {
  const given = args.map((argument) => `${argument.name}: ${argument.type}`).join(', ')
  return `| \`${name}${given && `(${given})`}\` | \`${type}\` | ${oneLine(description)} |`
}

function typeSection(type: GraphQLNamedType): string[] {
  const head = ['', `### ${type.name}`, ...(type.description ? ['', oneLine(type.description)] : [])]
  if (isScalarType(type)) return head
  if (isEnumType(type)) {
    const values = type
      .getValues()
      .map(({ name, description }) => `| \`${name}\` | ${oneLine(description)} |`)
    return [...head, '', '| value | |', '|---|---|', ...values]
  }
  if (!isObjectType(type) && !isInputObjectType(type)) return head
  const fields = Object.values(type.getFields()).map(
    ({ name, type: answers, description }) => `| \`${name}\` | \`${answers}\` | ${oneLine(description)} |`,
  )
  return [...head, '', '| field | type | |', '|---|---|---|', ...fields]
}

const oneLine = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ')

const documents = () =>
  readdirSync(new URL('client/', folder))
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => read(`client/${name}`))
