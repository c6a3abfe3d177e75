import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Finding } from './finding.ts'
import { tableOf, writeReport } from './report.ts'

const paint: Finding = {
  part: 'lighthouse',
  subject: 'home lt',
  measure: 'LCP / limit',
  unit: 'ratio',
  value: 1.234,
  samples: [1.2, 1.234, 1.3],
  goal: { atMost: 1.1 },
}
const total: Finding = {
  part: 'bytes',
  subject: 'limit page',
  measure: 'total',
  unit: 'bytes',
  value: 19298,
  samples: [19298],
}

const cellsOf = (line: string | undefined) =>
  line
    ?.split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

test('a line says the value, how far the samples went, the goal and whether it holds', () => {
  const [, , missed, held] = tableOf([paint, { ...paint, value: 1.1 }]).split('\n')
  expect(cellsOf(missed)).toEqual([
    'lighthouse',
    'home lt',
    'LCP / limit',
    '1.23 ×',
    '1.20 ×–1.30 ×',
    '≤ 1.10 ×',
    '**missed**',
  ])
  expect(cellsOf(held)?.at(-1)).toBe('holds')
})

test('what has no goal and one sample says neither', () => {
  const [, , line] = tableOf([total]).split('\n')
  expect(cellsOf(line)).toEqual(['bytes', 'limit page', 'total', '19,298 B', '', '', ''])
})

test('a report is kept by its minute: the table, and every sample', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const date = new Date('2026-03-01T09:05:59Z')
  const path = await writeReport(folder, { date, runs: 3, findings: [paint] })
  expect(path).toBe(join(folder, '2026-03-01-09-05.md'))
  expect(await readFile(path, 'utf8')).toContain('1.23 ×')
  const kept = JSON.parse(await readFile(join(folder, '2026-03-01-09-05.json'), 'utf8'))
  expect(kept).toMatchObject({ runs: 3, findings: [{ samples: [1.2, 1.234, 1.3] }] })
})
