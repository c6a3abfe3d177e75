/** A rule that is kept by its class names, a group (`@media`, `@layer` …) of such rules, or text that is always kept. */
export type StyleNode =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; selectors: { text: string; classes: string[] }[]; body: string }
  | { kind: 'group'; prelude: string; nodes: StyleNode[] }

const group = /^@(media|supports|layer|container)\b/
/** What is alone in these must be there, as if it was in the selector itself. */
const demands = /:(?:is|where|has)\(([^(),]*)\)/g
/** What is in these may be absent from a page and the selector still meets something. */
const alternatives = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const attributes = /(?<!\\)\[.*?(?<!\\)\]/g
const className = /\.((?:\\.|[\w-])+)/g

/** The classes without which a selector meets nothing. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(demands, ' $1').replace(alternatives, '').replace(attributes, '')
  return [...plain.matchAll(className)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
}

/** Reads a minified style sheet without nested rules, as the build writes it. */
export function parseStyles(css: string): StyleNode[] {
  const nodes: StyleNode[] = []
  let rest = css
  while (rest) {
    const end = endOfPart(rest, '{;')
    const prelude = rest.slice(0, end)
    if (rest[end] !== '{') {
      nodes.push({ kind: 'text', text: rest.slice(0, end + 1) })
      rest = rest.slice(end + 1)
      continue
    }
    const close = end + 1 + endOfPart(rest.slice(end + 1), '}')
    nodes.push(styleNode(prelude, rest.slice(end + 1, close)))
    rest = rest.slice(close + 1)
  }
  return nodes
}

function styleNode(prelude: string, body: string): StyleNode {
  const start = prelude.replace(/\/\*.*?\*\//gs, '').trim()
  if (group.test(start)) return { kind: 'group', prelude: start, nodes: parseStyles(body) }
  if (start.startsWith('@')) return { kind: 'text', text: `${start}{${body}}` }
  const selectors = splitSelectors(start).map((text) => ({ text, classes: classesOf(text) }))
  return { kind: 'rule', selectors, body }
}

function splitSelectors(list: string): string[] {
  const end = endOfPart(list, ',')
  return end === list.length ? [list] : [list.slice(0, end), ...splitSelectors(list.slice(end + 1))]
}

/** Where the first of these characters is outside of strings, comments, brackets and escapes; the length where none does. */
function endOfPart(text: string, characters: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (depth === 0 && characters.includes(character)) return at
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = endOfString(text, at)
    else if (text.startsWith('/*', at)) at = text.indexOf('*/', at) + 1
    else if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
  }
  return text.length
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1
  return at
}
