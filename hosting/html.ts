/** An element's start tag; `text` is what a script, style, title or textarea holds, as written. */
export interface HtmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  text: string
}

const tag = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const rawText = new Set(['script', 'style', 'title', 'textarea'])

/** The elements of a document that a build wrote, in order. No parser for arbitrary HTML: start tags are well formed. */
export function* elementsOf(html: string): Generator<HtmlElement> {
  tag.lastIndex = 0
  let position = 0
  for (;;) {
    tag.lastIndex = position
    const match = tag.exec(html)
    if (!match) return
    position = tag.lastIndex
    if (match[1] === undefined) continue
    const name = match[1].toLowerCase()
    let text = ''
    if (rawText.has(name)) {
      const end = html.slice(position).search(new RegExp(`</${name}`, 'i'))
      text = end === -1 ? html.slice(position) : html.slice(position, position + end)
      position += text.length
    }
    yield { name, attributes: attributesOf(match[2] ?? ''), text }
  }
}

function attributesOf(source: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    attributes.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''))
  }
  return attributes
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Character references that builds write; unknown names stay as they are. */
const decoded = (value: string): string =>
  value.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (decimal) return String.fromCodePoint(Number(decimal))
      return named[name ?? ''] ?? whole
    },
  )
