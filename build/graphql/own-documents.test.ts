import { fileURLToPath } from 'node:url'
import { parse, print } from 'graphql'
import { expect, test } from 'vitest'
import * as documents from '../../src/operator/client/generated/graphql.ts'
import { ownDocuments } from './own-documents.plugin.ts'

const file = fileURLToPath(new URL('../../src/operator/client/generated/graphql.ts', import.meta.url))
const operations = Object.entries(documents)
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => ({ name, text: String(document) }))

test.each(operations)('$name means the same in a module of its own', async ({ name, text }) => {
  const [, literal = ''] = /^export const \w+ = (.*)$/s.exec(
    (await ownDocuments.load(`${file}?document=${name}`)) ?? '',
  ) ?? ['']
  expect(print(parse(JSON.parse(literal)))).toBe(print(parse(text)))
})

test('there are operations to compare', () => {
  expect(operations.length).toBeGreaterThan(0)
})

test('an operation asks for its own document, and types stay where they are', () => {
  expect(ownDocuments.transform("import { AvatarsDocument } from './generated/graphql.ts'")).toBe(
    "import { AvatarsDocument } from './generated/graphql.ts?document=AvatarsDocument'",
  )
  const several = "import {\n  AvatarsDocument,\n  GetAccountDocument,\n} from './generated/graphql.ts'"
  expect(ownDocuments.transform(several)).toBe(
    "import { AvatarsDocument } from './generated/graphql.ts?document=AvatarsDocument';" +
      "import { GetAccountDocument } from './generated/graphql.ts?document=GetAccountDocument'",
  )
  const types = "import type { TypedDocumentString } from './generated/graphql.ts'"
  expect(ownDocuments.transform(types)).toBe(types)
})

test('a document that is not there stops the build', async () => {
  await expect(ownDocuments.load(`${file}?document=NoDocument`)).rejects.toThrow('NoDocument')
})
