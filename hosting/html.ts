/** An element's start tag. `source` holds its attributes as written; `text` what a script, style or title holds. */
export interface HtmlElement {
  name: string
  source: string
  text: string
}

const tag = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/gi
const rawTextEnd: Record<string, RegExp> = {
  script: /<\/script/gi,
  style: /<\/style/gi,
  title: /<\/title/gi,
  textarea: /<\/textarea/gi,
}

/** The elements of a document that a build wrote, in order. No parser for arbitrary HTML: start tags are well formed. */
export function* elementsOf(html: string): Generator<HtmlElement> {
  let position = 0
  for (;;) {
    tag.lastIndex = position
    const match = tag.exec(html)
    if (!match) return
    position = tag.lastIndex
    const [, name, source = ''] = match
    if (name === undefined) continue
    const end = rawTextEnd[name.toLowerCase()]
    let text = ''
    if (end) {
      end.lastIndex = position
      text = html.slice(position, end.exec(html)?.index)
      position += text.length
    }
    yield { name: name.toLowerCase(), source, text }
  }
}

const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** A start tag's attributes by their name in small letters, character references decoded. */
export function attributesOf(source: string): Map<string, string> {
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
