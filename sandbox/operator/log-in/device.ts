/** By a word of the `User-Agent`, the first that fits: most browsers also claim to be those further down. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** Browser and system, as someone knows them: `Firefox, Windows`. Null where the header names neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  const named = [browsers, systems].flatMap(
    (all) => all.find(([word]) => userAgent?.includes(word))?.[1] ?? [],
  )
  return named.length > 0 ? named.join(', ') : null
}
