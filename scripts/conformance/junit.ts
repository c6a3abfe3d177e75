import type { Finding } from './run.ts'

/** The findings as JUnit's XML, which services for continuous integration show: a rule is a test, what isn't proven is skipped. */
export function junitOf(findings: readonly Finding[]): string {
  const count = (...outcomes: Finding['outcome'][]) =>
    findings.filter(({ outcome }) => outcomes.includes(outcome)).length
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="conformance" tests="${findings.length}" failures="${count('refuted')}" skipped="${count('notProven', 'notAsked')}">
${findings.map(testCase).join('\n')}
</testsuite>
</testsuites>
`
}

function testCase({ rule, profile, outcome, detail = '' }: Finding): string {
  const kind = { proven: undefined, refuted: 'failure', notProven: 'skipped', notAsked: 'skipped' }[outcome]
  const inside = kind ? `<${kind} message="${escaped(detail)}"/>` : ''
  return `<testcase classname="${profile}" name="${escaped(rule)}">${inside}</testcase>`
}

/** Without what XML can't hold, and as text. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '\ufffd')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
