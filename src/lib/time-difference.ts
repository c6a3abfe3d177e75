/** How many minutes the clocks of a zone are ahead of Vilnius at an instant (UTC milliseconds); less than 0 behind. */
export const minutesAhead = (zone: string, at: number): number =>
  minutesFromUtc(zone, at) - minutesFromUtc('Europe/Vilnius', at)

function minutesFromUtc(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    at,
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The difference in the winter and in the summer of Lithuania, minutes: countries change their clocks on other days, or never. */
export const differencesInYear = (zone: string, year: number) => ({
  winter: minutesAhead(zone, Date.UTC(year, 0, 15, 12)),
  summer: minutesAhead(zone, Date.UTC(year, 6, 15, 12)),
})
