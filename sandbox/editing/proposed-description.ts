/** Search engines show about so many characters. */
const most = 160

/** The first sentences of a Markdown text, as a description for search engines: without headings, pictures and marks. */
export function proposedDescription(markdown: string): string {
  const text = markdown
    .split('\n')
    .filter((line) => !/^\s*(#|!\[|$)/.test(line))
    .join(' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]|(?<=^|\s)[->]\s/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const sentences = /^.*[.!?](?=\s)/.exec(start)?.[0]
  return sentences ?? `${start.replace(/\s+\S*$/, '')} …`
}
