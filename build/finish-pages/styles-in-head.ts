const style = /<style\b[^>]*>.*?<\/style>/gs
const headEnd = '</head>'

/** The page with the styles of its body at the end of its head, in their order. */
export function withStylesInHead(html: string): string {
  const end = html.indexOf(headEnd)
  if (end === -1) return html
  const body = html.slice(end)
  const styles = body.match(style) ?? []
  return `${html.slice(0, end)}${styles.join('')}${body.replace(style, '')}`
}
