import { readFileSync } from 'node:fs'
import { generate } from '@graphql-codegen/cli'
import { expect, test } from 'vitest'
import config from '../../../codegen.ts'

test('the generated types are those of the schema and the documents as they stand', async () => {
  const files = await generate({ ...config, silent: true }, false)
  expect(files.length).toBeGreaterThan(0)
  for (const { filename, content } of files) expect(readFileSync(filename, 'utf8'), filename).toBe(content)
})
