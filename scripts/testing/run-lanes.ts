import type { Count } from './report.ts'
import { runStep, type Step } from './run-step.ts'

/**
 * Runs lanes of steps side by side, each lane one step after the other, up to the first failure: what runs by then ends,
 * nothing more begins. Reports each step when it ends, shows the output of one that failed, and names those that didn't run.
 */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Count[]> {
  const counts: Count[] = []
  const unrun: string[] = []
  let hasFailed = false
  const runLane = async (lane: readonly Step[]) => {
    for (const step of lane) {
      if (hasFailed) {
        unrun.push(step.script)
        continue
      }
      const { endedWell, count, output, seconds } = await runStep(step)
      counts.push(count)
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
      console.log(
        `${step.script}: ${count.passed} passed, ${count.failed} failed${skipped} in ${seconds.toFixed(1)} s`,
      )
      for (const title of count.flaky) console.log(`  passed at the second try, to be mended: ${title}`)
      if (endedWell) continue
      hasFailed = true
      const again = [step.script, ...(step.args ? ['--', ...step.args] : [])].join(' ')
      console.log(`${output}\n${step.script} failed. Again: npm run ${again}`)
    }
  }
  await Promise.all(lanes.map(runLane))
  if (unrun.length > 0) console.log(`Not run after the failure: ${unrun.join(', ')}`)
  return counts
}
