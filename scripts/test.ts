/**
 * `npm test`: everything that decides whether a change may go live, quickest first, up to the first failure. Each step
 * is an npm script of its own; its output is shown when it fails.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { type Count, closingLine, countStep } from './test-report.ts'

const steps = [
  'check:lockfile',
  'check:style',
  'check:imports',
  'check:types',
  'check:unused',
  'test:unit',
  'test:journeys',
]
const report = '.data/test-report.json'

/** Runs an npm script to its end; `output` is what it wrote on both channels. */
function run(script: string): Promise<{ endedWell: boolean; output: string }> {
  const env = { ...process.env, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', REPORT_FILE: report }
  const child = spawn('npm', ['run', '--silent', script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => output.push(text))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve({ endedWell: status === 0, output: output.join('') }))
  })
}

// What an earlier run left behind must not decide this one.
rmSync('.data/test', { recursive: true, force: true })
mkdirSync('.data', { recursive: true })

const counts: Count[] = []
for (const [index, step] of steps.entries()) {
  process.stdout.write(`${step} … `)
  rmSync(report, { force: true })
  const start = performance.now()
  const { endedWell, output } = await run(step)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const count = countStep(endedWell, existsSync(report) ? readFileSync(report, 'utf8') : undefined)
  counts.push(count)
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  console.log(`${count.passed} passed, ${count.failed} failed${skipped} in ${seconds} s`)
  if (!endedWell) {
    console.log(output)
    const left = steps.slice(index + 1)
    console.log(
      `${step} failed${left.length > 0 ? `; not run: ${left.join(', ')}` : ''}. Again: npm run ${step}`,
    )
    process.exitCode = 1
    break
  }
}
rmSync(report, { force: true })
console.log(closingLine(counts))
