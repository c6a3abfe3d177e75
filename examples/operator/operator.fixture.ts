import { createOperator } from './create-operator.ts'
import { openDatabase } from './database.ts'
import type { Operator } from './operator.ts'
import { wellParts } from './parts.ts'

/** An operator in memory that listens nowhere, whose clock and texts a test has in hand. */
export function testOperator() {
  const texts: string[] = []
  let now = Date.parse('2026-01-15T10:00:00Z')
  const operator: Operator = {
    database: openDatabase(':memory:'),
    now: () => now,
    siteOrigin: 'https://site.example',
    ownOrigin: 'https://operator.example',
    sendText: (_, text) => texts.push(text),
    parts: wellParts(),
  }
  const acquirerSecret = 'for this test'
  const app = createOperator({ operator, acquirerSecret, hasStates: true })
  return {
    operator,
    app,
    texts,
    acquirerSecret,
    pass: (time: number) => {
      now += time
    },
    /** The code of the last text. */
    lastCode: () => texts.at(-1)?.slice(-6) ?? '',
  }
}
