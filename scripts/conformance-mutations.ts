import { parseArgs } from 'node:util'
import { findingsWith, mutantsOf } from './conformance/mutants.ts'

const usage = 'npm run conformance:mutations [-- --every 10]'

/** Breaks each field and each answer of the sandbox in turn, and counts what the suite finds. Takes half an hour; every tenth, three minutes. */
async function run(): Promise<number> {
  const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } } })
  const every = Number(values.every)
  if (!Number.isSafeInteger(every) || every < 1) throw new Error('--every must be a whole number from 1 on')
  const mutants = (await mutantsOf()).filter((_, index) => index % every === 0)
  const survivors: string[] = []
  for (const mutant of mutants) {
    const refuted = (await findingsWith(mutant)).find(({ outcome }) => outcome === 'refuted')
    if (refuted) console.log(`✓ ${mutant.what}\n    ${refuted.rule}: ${refuted.detail?.split('\n')[0]}`)
    else survivors.push(mutant.what)
  }
  const found = mutants.length - survivors.length
  console.log(
    `\n${found} of ${mutants.length} mistakes are found (${((found / mutants.length) * 100).toFixed(1)} %)`,
  )
  for (const survivor of survivors) console.log(`✗ ${survivor}`)
  return found / mutants.length >= 0.98 ? 0 : 1
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  return 2
})
