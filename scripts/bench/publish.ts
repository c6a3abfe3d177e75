import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { type Finding, median, worst } from './finding.ts'
import { publishGoals } from './goals.ts'
import { withPublishingServer } from './publishing-server.ts'

/** Milliseconds between two publications: what the one before keeps for the next process has been written by then. */
const betweenPublications = 8_000

/**
 * From a signed webhook to new bytes for a visitor, at two sizes of a site. Also the first build of all, its memory, and the
 * slowest answer to a visitor during publications.
 */
export async function measurePublish(bench: Bench): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const size of publishGoals) findings.push(...(await measureSize(bench, size)))
  return findings
}

function measureSize(bench: Bench, { pages, goals }: (typeof publishGoals)[number]): Promise<Finding[]> {
  const { runs, say } = bench
  return withPublishingServer(pages, bench, async ({ built, publish }) => {
    const live: number[] = []
    const answers: number[] = []
    for (let run = 0; run <= runs; run += 1) {
      await wait(betweenPublications)
      const taken = await publish(`Run ${run}`, answers)
      say(`${pages} pages, ${run} of ${runs}: live after ${Math.round(taken)} ms`)
      // The first loads what later ones have at hand.
      if (run > 0) live.push(taken)
    }
    const finding = { part: 'publish', subject: `${pages} pages` } as const
    return [
      {
        ...finding,
        measure: 'one entry → live, median',
        unit: 'milliseconds',
        samples: live,
        value: median(live),
        goal: { atMost: goals.live },
      },
      {
        ...finding,
        measure: 'full build',
        unit: 'milliseconds',
        samples: [built.milliseconds],
        value: built.milliseconds,
        goal: { atMost: goals.build },
      },
      {
        ...finding,
        measure: 'memory',
        unit: 'bytes',
        samples: [built.memory],
        value: built.memory,
        goal: { atMost: goals.memory },
      },
      {
        ...finding,
        measure: 'slowest answer meanwhile',
        unit: 'milliseconds',
        samples: [worst(answers)],
        value: worst(answers),
        goal: { atMost: goals.answer },
      },
    ]
  })
}
