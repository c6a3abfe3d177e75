import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  graphqlSync,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

const schema = buildSchema(readFileSync(new URL('../contract/schema.graphql', import.meta.url), 'utf8'))

/** Texts that are more than words. */
const texts: Record<string, string> = {
  phoneNumber: '+37061234567',
  currentPhoneNumber: '+37061234567',
  endedPhoneNumbers: '+37061234567',
  email: 'rasa@example.org',
  avatarUrl: '/media/avatar.webp',
  url: '/media/offer.webp',
  simPIN: '1234',
  simPUK: '12345678',
  iccid: '8937001234567890123',
  smdpAddress: 'smdp.uoga.example',
  activationCode: 'K2-1NMRZ-8A4QT',
  errorMessage: 'ORDER_IN_PROGRESS',
  key: 'ALREADY_ACTIVE',
}

const scalars: Record<string, (field: string) => unknown> = {
  EuroAmount: () => '4,20',
  Instant: () => '2026-01-15T10:00:00Z',
  CalendarDate: () => '2026-01-31',
  Boolean: () => true,
  Float: () => 2.5,
  Int: (field) => (field === 'expiryYear' ? 2030 : 12),
  ID: (field) => texts[field] ?? `${field}-1`,
  String: (field) => texts[field] ?? `${field}-1`,
}

function sampleOf(type: GraphQLOutputType, field: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, field)
  if (isListType(type)) return [sampleOf(type.ofType, field)]
  if (isObjectType(type)) return {}
  if (isEnumType(type)) return type.getValues()[0]?.name
  return scalars[type.name]?.(field)
}

/** Whole data for an operation as the schema has it: nothing is null, a list has one thing. */
export function sampleAnswer(document: string, variables: object): Record<string, unknown> {
  const { data, errors } = graphqlSync({
    schema,
    source: document,
    variableValues: { ...variables },
    fieldResolver: (_source, _arguments, _context, { fieldName, returnType }) =>
      sampleOf(returnType, fieldName),
  })
  if (!data) throw new Error(String(errors))
  return JSON.parse(JSON.stringify(data))
}

/** What the schema says of the field at a path of an operation's data, where list positions are numbers. */
export function fieldAt(kind: 'Query' | 'Mutation', path: (string | number)[]) {
  const names = path.filter((step) => typeof step === 'string')
  const isItem = typeof path.at(-1) === 'number'
  let type = schema.getType(kind)
  let field: GraphQLField<unknown, unknown> | undefined
  for (const name of names) {
    field = isObjectType(type) ? type.getFields()[name] : undefined
    type = field && getNamedType(field.type)
  }
  if (!field) throw new Error(`no such field: ${path.join('.')}`)
  return {
    isNullable: !isItem && !isNonNullType(field.type),
    isList: !isItem && isListType(getNullableType(field.type)),
  }
}

/** The schema's enumeration at a path of an operation's data; undefined where it has none. */
export function enumerationAt(kind: 'Query' | 'Mutation', path: readonly string[]) {
  let type = schema.getType(kind)
  for (const name of path) {
    const field = isObjectType(type) ? type.getFields()[name] : undefined
    type = field ? getNamedType(field.type) : type
  }
  return isEnumType(type) ? type : undefined
}
