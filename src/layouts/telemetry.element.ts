/** One visit in so many is counted; errors and troubles are always. */
const oneIn = 4

// Why: docs/decisions/0108-what-is-seen.md
if (!navigator.webdriver && !Object(navigator).globalPrivacyControl && navigator.doNotTrack !== '1') {
  const weight = Math.random() * oneIn < 1 ? oneIn : 0
  const seen: Event[] = []
  let isIdle = false
  const report = () => {
    if (isIdle && (weight || seen[0]))
      import('./telemetry-report.element.ts').then(
        ({ begin }) => begin(seen, weight),
        () => {},
      )
  }
  for (const type of ['error', 'unhandledrejection', 'astro:hydration-error', 'operator-outcome'])
    addEventListener(
      type,
      (event) => {
        if (!weight && Object(event).detail?.isTrouble === false) return
        seen.push(event)
        report()
      },
      true,
    )
  // Nothing that the page needs waits for it.
  addEventListener('load', () =>
    setTimeout(() => {
      isIdle = true
      report()
    }, 4000),
  )
}

export {}
