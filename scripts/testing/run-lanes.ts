import type { Count } from './report.ts'
import { runStep, type Step } from './run-step.ts'

/**
 * Runs lanes of steps side by side, each lane one step after the other, up to the first failure: what runs by then ends,
 * nothing more begins. Reports each step when it ends, and shows the output of one that failed.
 */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Count[]> {
  const counts: Count[] = []
  let hasFailed = false
  const runLane = async (lane: readonly Step[]) => {
    for (const step of lane) {
      if (hasFailed) return
      const { endedWell, count, output, seconds } = await runStep(step)
      counts.push(count)
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
      console.log(
        `${step.script}: ${count.passed} passed, ${count.failed} failed${skipped} in ${seconds.toFixed(1)} s`,
      )
      for (const title of count.flaky) console.log(`  passed at the second try, to be mended: ${title}`)
      if (endedWell) continue
      hasFailed = true
      console.log(
        `${output}\n${step.script} failed. Again: npm run ${[step.script, ...(step.args ?? [])].join(' ')}`,
      )
    }
  }
  await Promise.all(lanes.map(runLane))
  return counts
}
