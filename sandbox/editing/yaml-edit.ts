import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
} from 'yaml'

/**
 * Sets one value of a file of the space, in place: every line that doesn't hold it stays byte for byte. `path` is an entry, its
 * field and, of a translated field, the language; `undefined` removes the value. A new one comes where `order` has it.
 * Throws where the file has no such entry, or is no YAML.
 */
export function withValue(
  source: string,
  path: readonly string[],
  value: unknown,
  order: (depth: number) => readonly string[],
): string {
  const { map, key, depth, column } = placeOf(source, path)
  const pair = map.items.find((item) => keyOf(item) === key)
  const rest = path.slice(depth + 1)
  // A map in one line becomes one in lines.
  const others = rest.length > 0 && isMap(pair?.value) ? pair.value.toJSON() : {}
  const [language] = rest
  const whole = language === undefined ? value : filledIn({ ...others, [language]: value })
  if (whole === undefined) return pair ? withoutPair(source, path.slice(0, depth + 1), map, pair) : source
  const text = indented(rendered({ [key]: pair ? inStyleOf(pair.value, whole) : whole }), column)
  if (!pair) return insertedAt(source, insertionPoint(source, map, key, order(depth)), text)
  const [start, end] = linesOf(source, pair)
  return splice(source, start, end, withComment(text, source.slice(endOf(pair), end)))
}

/** What has a value; undefined where nothing has. */
function filledIn(values: Record<string, unknown>): Record<string, unknown> | undefined {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** A new entry after all others of the file, or directly after `after`. */
export function withEntry(
  source: string,
  id: string,
  values: Record<string, unknown>,
  after?: string,
): string {
  const text = rendered({ [id]: values })
  const root = documentOf(source).contents
  const before = isMap(root) ? root.items.find((item) => keyOf(item) === after) : undefined
  if (!before || after === undefined) return source.trim() === '' ? text : `${source.trimEnd()}\n\n${text}`
  const [, end] = linesOf(source, before)
  return splice(source, end, end, `\n${text}`)
}

/** The file without an entry and the blank line below it. */
export function withoutEntry(source: string, id: string): string {
  const root = documentOf(source).contents
  const pair = isMap(root) ? root.items.find((item) => keyOf(item) === id) : undefined
  if (!pair) return source
  const [start, end] = linesOf(source, pair)
  return splice(source, start, source[end] === '\n' ? end + 1 : end, '')
}

interface Place {
  map: YAMLMap
  key: string
  /** Of `key` in the path. */
  depth: number
  /** How far the keys of the map are indented. */
  column: number
}

/** The innermost map on the path that is written in lines, and the key in it. */
function placeOf(source: string, path: readonly string[]): Place {
  const document = documentOf(source)
  const [error] = document.errors
  if (error) throw error
  let map: unknown = document.contents
  for (const [depth, key] of path.entries()) {
    if (!isMap(map)) break
    const inner = map.items.find((item) => keyOf(item) === key)?.value
    const isLast = depth === path.length - 1
    if (isLast || !isMap(inner) || inner.flow || inner.items.length === 0) {
      if (depth === 0) throw new Error(`has no "${key}"`)
      return { map, key, depth, column: columnOf(source, map) }
    }
    map = inner
  }
  throw new Error('names no value')
}

function withoutPair(source: string, path: readonly string[], map: YAMLMap, pair: Pair): string {
  // A field of which no language is left goes as a whole.
  if (map.items.length === 1 && path.length > 2)
    return withValue(source, path.slice(0, -1), undefined, () => [])
  const [start, end] = linesOf(source, pair)
  return splice(source, start, end, '')
}

/** The value as the file has it so far: quoted alike, a list in as many lines. */
function inStyleOf(node: unknown, value: unknown): unknown {
  if (typeof value !== 'string' || !isScalar(node)) return value
  const scalar = new Scalar(value)
  // What is broken by lines stays readable as a block alone.
  if (node.type && (!value.includes('\n') || node.type.startsWith('BLOCK'))) scalar.type = node.type
  return scalar
}

const rendered = (value: unknown): string =>
  stringify(value, { lineWidth: 0, blockQuote: 'literal', singleQuote: true })

const indented = (text: string, column: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(column))

function insertionPoint(source: string, map: YAMLMap, key: string, order: readonly string[]): number {
  const earlier = order.slice(0, order.indexOf(key))
  const before = map.items.findLast((item) => earlier.includes(keyOf(item)))
  const at = before ? linesOf(source, before)[1] : map.items[0] && linesOf(source, map.items[0])[0]
  if (at === undefined) throw new Error('is an empty map')
  return at
}

/** From the first character of the pair's first line to behind its last line. */
function linesOf(source: string, pair: Pair): [start: number, end: number] {
  const begin = source.lastIndexOf('\n', rangeOf(pair.key)[0] - 1) + 1
  const last = endOf(pair)
  if (source[last - 1] === '\n') return [begin, last]
  const lineEnd = source.indexOf('\n', last)
  return [begin, lineEnd < 0 ? source.length : lineEnd + 1]
}

/** Behind the last character of a value, without the comments and blank lines that follow. */
function endOf(item: unknown): number {
  if (isPair(item)) return item.value === null ? rangeOf(item.key)[1] : endOf(item.value)
  if ((isMap(item) || isSeq(item)) && !item.flow && item.items.length > 0) return endOf(item.items.at(-1))
  return rangeOf(item)[1]
}

function rangeOf(node: unknown): readonly [number, number] {
  if (!isNode(node) || !node.range) throw new Error('has no place in the file')
  return [node.range[0], node.range[1]]
}

const columnOf = (source: string, { items: [first] }: YAMLMap): number => {
  if (!first) return 0
  const at = rangeOf(first.key)[0]
  return at - (source.lastIndexOf('\n', at - 1) + 1)
}

/** Of a file that is edited value by value, one parsing. */
let read: { source: string; document: Document.Parsed } | undefined

function documentOf(source: string): Document.Parsed {
  if (read?.source !== source) read = { source, document: parseDocument(source) }
  return read.document
}

const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : String(key))

/** A comment behind a value stays, if the value is still in one line. */
const withComment = (text: string, behind: string): string =>
  behind.trim() !== '' && text.indexOf('\n') === text.length - 1 ? text.slice(0, -1) + behind : text

const insertedAt = (text: string, at: number, by: string): string => splice(text, at, at, by)

const splice = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end)
