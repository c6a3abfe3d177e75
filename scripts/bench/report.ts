import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, type Goal, holds, type Unit } from './finding.ts'

const formats: Record<Unit, (value: number) => string> = {
  score: (value) => value.toFixed(0),
  ratio: (value) => `${value.toFixed(2)} ×`,
  milliseconds: (value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`,
  bytes: (value) => `${value.toLocaleString('en')} B`,
  requests: (value) => value.toFixed(0),
  shift: (value) => value.toFixed(4),
  pagesPerSecond: (value) => `${value.toFixed(0)} pages/s`,
}

/** A Markdown table, one line per finding; a goal that doesn't hold is marked. */
export function tableOf(findings: Finding[]): string {
  const lines = findings.map((finding) => [
    finding.part,
    finding.subject,
    finding.measure,
    formats[finding.unit](finding.value),
    rangeOf(finding),
    finding.goal ? describeGoal(finding.goal, finding.unit) : '',
    { true: 'holds', false: '**missed**', undefined: '' }[`${holds(finding)}`],
  ])
  return aligned([['part', 'page', 'measure', 'value', 'from–to', 'goal', ''], ...lines])
}

function rangeOf({ samples, unit }: Finding): string {
  const [least, most] = [Math.min(...samples), Math.max(...samples)].map(formats[unit])
  return least === most ? '' : `${least}–${most}`
}

const describeGoal = (goal: Goal, unit: Unit): string =>
  'atMost' in goal ? `≤ ${formats[unit](goal.atMost)}` : `≥ ${formats[unit](goal.atLeast)}`

function aligned([head = [], ...body]: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((line) => (line[column] ?? '').length)),
  )
  const row = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [row(head), rule, ...body.map(row)].join('\n')
}

interface Bench {
  /** UTC. */
  date: Date
  runs: number
  findings: Finding[]
}

/** Writes `<minute>.md` with the table and `<minute>.json` with every sample; returns the former's path. */
export async function writeReport(folder: string, bench: Bench): Promise<string> {
  const minute = bench.date.toISOString().slice(0, 16).replace(/[T:]/g, '-')
  const path = join(folder, minute)
  await writeFile(`${path}.md`, `${tableOf(bench.findings)}\n`)
  await writeFile(`${path}.json`, `${JSON.stringify(bench, undefined, 2)}\n`)
  return `${path}.md`
}
