import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { releaseFolders } from '../../hosting/release.ts'
import { run } from '../../hosting/run.ts'
import { readSnapshot } from '../../src/content/read-snapshot.ts'
import { renderInProcess } from '../render-in-process.ts'
import { writeBareProject } from './bare-project.ts'
import type { Bench } from './bench.ts'
import { type Finding, median } from './finding.ts'
import { pagePath, pagesOf } from './generated-pages.ts'
import { buildGoal } from './goals.ts'

const pages = 1000

/**
 * How fast the home page is built a thousand times under other paths, and how fast bare Astro writes the same thousand
 * files. Builds alternate, because the machine's speed changes; the first two aren't counted.
 */
export async function measureBuild(bench: Bench): Promise<Finding[]> {
  const { folder, runs, environment, say, signal } = bench
  const built = { ours: resolve(folder, 'ours'), bare: resolve(folder, 'bare/dist') }
  const snapshot = resolve(folder, 'snapshot.json')
  await writeFile(snapshot, JSON.stringify(pagesOf(readSnapshot(), pages)))
  // Both compile and render: what was compiled before is removed.
  const buildOurs = () =>
    time(async () => {
      await rm(releaseFolders('.').code, { recursive: true, force: true })
      await rm(built.ours, { recursive: true, force: true })
      await mkdir(built.ours, { recursive: true })
      await renderInProcess({ folder: built.ours, snapshot, environment }, signal)
    })
  const buildBare = () => time(() => buildAstro(join(folder, 'bare'), built.bare, bench))

  say('both once')
  await buildOurs()
  await writeBareProject(join(folder, 'bare'), {
    model: await readFile(fileOf(built.ours, 0), 'utf8'),
    pages,
  })
  await buildBare()
  for (const page of [0, pages - 1]) await demandEqual(fileOf(built.ours, page), fileOf(built.bare, page))

  const seconds: { ours: number; bare: number }[] = []
  for (let build = 1; build <= runs; build += 1) {
    say(`${pages} pages, ${build} of ${runs}`)
    seconds.push({ ours: await buildOurs(), bare: await buildBare() })
  }
  return [
    finding(
      'bare Astro',
      'pagesPerSecond',
      seconds.map(({ bare }) => pages / bare),
    ),
    finding(
      'ours',
      'pagesPerSecond',
      seconds.map(({ ours }) => pages / ours),
    ),
    {
      ...finding(
        'ours / bare Astro',
        'ratio',
        seconds.map(({ ours, bare }) => bare / ours),
      ),
      goal: buildGoal,
    },
  ]
}

const fileOf = (folder: string, page: number): string => join(folder, `${pagePath(page)}.html`)

/** Seconds that work takes. */
async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

const buildAstro = (folder: string, target: string, { signal }: Bench): Promise<void> =>
  run([resolve('node_modules/astro/bin/astro.mjs'), 'build', '--outDir', target], {
    name: 'astro build',
    folder,
    environment: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    signal,
  })

async function demandEqual(one: string, other: string): Promise<void> {
  const [ours, bare] = await Promise.all([readFile(one, 'utf8'), readFile(other, 'utf8')])
  if (ours !== bare) throw new Error(`${one} and ${other} differ: the builds can't be compared.`)
}

const finding = (measure: string, unit: 'pagesPerSecond' | 'ratio', samples: number[]): Finding => ({
  part: 'build',
  subject: `${pages} × home`,
  measure,
  unit,
  value: median(samples),
  samples,
})
