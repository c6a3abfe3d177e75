import type { Finding } from './run.ts'

/** How much has to be proven: `core`, all that can be read; `full`, everything. */
export const levels = ['core', 'full'] as const
export type Level = (typeof levels)[number]

/** Why a backend doesn't reach a level, one sentence each; none where it does. What `--only` leaves out doesn't count. */
export function shortcomings(findings: readonly Finding[], level: Level): string[] {
  const count = (isOne: (finding: Finding) => boolean) => findings.filter(isOne).length
  const refuted = count(({ outcome }) => outcome === 'refuted')
  const open = count(
    ({ outcome, profile }) => outcome === 'notProven' && (level === 'full' || profile === 'reading'),
  )
  const rules = level === 'full' ? 'rules' : 'rules that are only read'
  return [
    ...(refuted > 0 ? [`${refuted} refuted`] : []),
    ...(open > 0 ? [`${open} ${rules} not proven`] : []),
    ...(count(({ outcome }) => outcome === 'proven') === 0 ? ['nothing proven'] : []),
  ]
}
