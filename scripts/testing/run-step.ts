import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Count, countStep } from './report.ts'

/** One of the checks: an npm script, with what it is reported besides. */
export interface Step {
  script: string
  args?: readonly string[]
  environment?: Readonly<Record<string, string>>
}

export interface StepResult {
  endedWell: boolean
  count: Count
  /** What it wrote on both channels. */
  output: string
  seconds: number
}

const reports = '.data/reports'

/** Runs an npm script to its end. Tests write their report to the file REPORT_FILE. */
export async function runStep({ script, args = [], environment = {} }: Step): Promise<StepResult> {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${script.replaceAll(':', '-')}.json`)
  rmSync(report, { force: true })
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', REPORT_FILE: report, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const output: string[] = []
  for (const channel of [child.stdout, child.stderr])
    channel.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const endedWell = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve(status === 0))
  })
  return {
    endedWell,
    count: countStep(endedWell, existsSync(report) ? readFileSync(report, 'utf8') : undefined),
    output: output.join(''),
    seconds: (performance.now() - start) / 1000,
  }
}
