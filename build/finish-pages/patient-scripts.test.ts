import { expect, test } from 'vitest'
import { withPatientScripts } from './patient-scripts.ts'

test('each script that is a file of its own lets go first what is painted', () => {
  const written =
    '<script type="module">1</script><script>2</script><script type="application/ld+json">{}</script>'
  expect(
    withPatientScripts(
      `${written}<script type="module" src="/_astro/a.js"></script><script type="module" src="/b.js">`,
    ),
  ).toBe(
    `${written}<script type="module" fetchpriority="low" src="/_astro/a.js"></script><script type="module" fetchpriority="low" src="/b.js">`,
  )
})
