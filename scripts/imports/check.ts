import { findViolations } from './violations.ts'

const violations = await findViolations(process.cwd())
for (const { rule, from, to, via } of violations) {
  console.error(`${rule}: ${from} → ${to}${via.length > 0 ? `\n    by way of ${via.join(' → ')}` : ''}`)
}
console.log(
  violations.length === 0 ? 'Every import keeps its rules.' : `${violations.length} imports break a rule.`,
)
process.exitCode = violations.length === 0 ? 0 : 1
