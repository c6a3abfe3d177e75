import { policyReports } from '../functions/policy-reports.ts'

export const config = { path: '/reports/csp' }

/** Reports of the content security policy on Netlify, which keeps nothing of its own: each is a line of the function's log. */
export default policyReports((breaches) => {
  for (const { directive, blocked } of breaches) console.log(`policy breach: ${directive} ${blocked}`)
})
