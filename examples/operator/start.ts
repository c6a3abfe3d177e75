/** `npm run example-operator`: a minimal operator that the site runs on. README.md says how. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createOperator } from './create-operator.ts'
import { openDatabase } from './database.ts'
import { newSecret, type Operator } from './operator.ts'
import { wellParts } from './parts.ts'
import { addCustomer, balanceOf } from './people.ts'

const {
  PORT = '4331',
  SITE_ORIGIN = 'http://127.0.0.1:4321',
  DATABASE = '.data/example-operator.sqlite',
  ACQUIRER_SECRET = newSecret(),
  STATES,
} = process.env

if (DATABASE !== ':memory:') mkdirSync(dirname(DATABASE), { recursive: true })
const operator: Operator = {
  database: openDatabase(DATABASE),
  now: Date.now,
  siteOrigin: SITE_ORIGIN,
  ownOrigin: `http://127.0.0.1:${PORT}`,
  sendText: (phoneNumber, text) => console.log(`text to ${phoneNumber}: ${text}`),
  parts: wellParts(),
}
const rasa = '+37061234567'
if (balanceOf(operator, rasa) === undefined)
  addCustomer(operator, { phoneNumber: rasa, balanceInCents: 2_000 })

const app = createOperator({ operator, acquirerSecret: ACQUIRER_SECRET, hasStates: STATES === 'true' })
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
console.log(
  `an operator for ${SITE_ORIGIN}: ${operator.ownOrigin} (log in as ${rasa}; texts are printed here)`,
)
