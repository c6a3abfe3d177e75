import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { astroEnvironment } from '../../hosting/build-site.ts'
import { run } from '../../hosting/run.ts'
import { readSnapshot } from '../../src/content/read-snapshot.ts'
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
  const { folder, runs, environment, say } = bench
  const built = { ours: resolve(folder, 'ours'), bare: resolve(folder, 'bare/dist') }
  const snapshot = resolve(folder, 'snapshot.json')
  await writeFile(snapshot, JSON.stringify(pagesOf(readSnapshot(), pages)))
  const ours = { ...astroEnvironment('.', environment), CONTENT_SNAPSHOT: snapshot }
  const buildOurs = () => timeBuild('.', built.ours, ours, bench)
  const buildBare = () => timeBuild(join(folder, 'bare'), built.bare, {}, bench)

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

/** Seconds that a whole build of the project in the folder takes. */
async function timeBuild(
  folder: string,
  target: string,
  variables: Record<string, string>,
  { signal }: Bench,
): Promise<number> {
  const start = performance.now()
  await run([resolve('node_modules/astro/bin/astro.mjs'), 'build', '--outDir', target], {
    name: 'astro build',
    folder,
    environment: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...variables },
    signal,
  })
  return (performance.now() - start) / 1000
}

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
