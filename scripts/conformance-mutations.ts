import { parseArgs } from 'node:util'
import { mutantsOf } from './conformance/mutants.ts'
import { type Tried, triedIn } from './conformance/mutation-log.ts'

const usage = `npm run conformance:mutations
  --every 10     every tenth mistake
  --part 1/4     the first of four parts, for as many terminals
  --only TEXT    mistakes that have it in their names, such as "query GET_ACCOUNT:"
  --log FILE     one line of JSON for each mistake as it is tried; those that it has already are not tried again`

const options = {
  every: { type: 'string', default: '1' },
  part: { type: 'string', default: '1/1' },
  only: { type: 'string', default: '' },
  log: { type: 'string' },
} as const

/** Breaks each field and each answer of the sandbox in turn, and counts what the suite finds. */
async function run(): Promise<number> {
  const { values } = parseArgs({ options })
  const [part, parts] = partOf(values.part)
  const every = wholeNumber('--every', values.every)
  const mutants = (await mutantsOf())
    .filter((_, index) => index % every === 0)
    .filter((_, index) => index % parts === part - 1)
    .filter(({ what }) => what.includes(values.only))
  const log = triedIn(values.log)
  const tried: Tried[] = []
  for (const { what, refutation } of mutants) {
    const known = log.tried.get(what)
    const refuted = known ? known.refuted : await refutation()
    const one = { what, refuted: refuted && { rule: refuted.rule, detail: refuted.detail } }
    if (!known) log.add(one)
    tried.push(one)
    console.log(lineOf(one))
  }
  const survivors = tried.filter(({ refuted }) => !refuted)
  const score = (tried.length - survivors.length) / tried.length
  console.log(
    `\n${tried.length - survivors.length} of ${tried.length} mistakes are found (${(score * 100).toFixed(1)} %)`,
  )
  for (const survivor of survivors) console.log(lineOf(survivor))
  return score >= 0.98 ? 0 : 1
}

const lineOf = ({ what, refuted }: Tried): string =>
  refuted ? `✓ ${what}\n    ${refuted.rule}: ${refuted.detail?.split('\n')[0]}` : `✗ ${what}`

function partOf(text: string): [part: number, parts: number] {
  const [part, parts] = text.split('/').map((number) => wholeNumber('--part', number))
  if (!part || !parts || part > parts) throw new Error('--part must be one such as 1/4')
  return [part, parts]
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${name} must be a whole number from 1 on`)
  return number
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  return 2
})
