import { type ClassSearch, classSearch } from './page-scripts.ts'
import { parseStyles, type StyleNode } from './style-sheet.ts'

const sheets = new Map<string, StyleNode[]>()

function sheetOf(css: string): StyleNode[] {
  const known = sheets.get(css) ?? parseStyles(css)
  sheets.set(css, known)
  return known
}

// Most pages have the same inline scripts.
const searches = new Map<string, ClassSearch>()

function searchOf(script: string): ClassSearch {
  const search = searches.get(script) ?? classSearch(`\n${script}\n`)
  searches.set(script, search)
  return search
}

/** What a page may come to meet of a selector: its classes, and its theme. */
interface Used {
  isUsed: (className: string) => boolean
  isExtra: boolean
}

/** No script changes a page's theme. */
const ofExtra = /^(?:\[[^\]]*\])*\[data-theme=["']?extra/

function print(nodes: readonly StyleNode[], used: Used): string {
  return nodes.map((node) => printNode(node, used)).join('')
}

function printNode(node: StyleNode, used: Used): string {
  if (node.kind === 'text') return node.text
  if (node.kind === 'rule') {
    if (node.body === '') return ''
    const selectors = node.selectors.filter(
      ({ text, classes }) => classes.every(used.isUsed) && (used.isExtra || !ofExtra.test(text)),
    )
    return selectors.length > 0 ? `${selectors.map(({ text }) => text).join(',')}{${node.body}}` : ''
  }
  const rules = print(node.nodes, used)
  if (rules) return `${node.prelude}{${rules}}`
  // A layer's place among the others is where it is first named.
  return node.prelude.startsWith('@layer') ? `${node.prelude};` : ''
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&gt;': '>',
  '&#62;': '>',
  '&quot;': '"',
  '&#34;': '"',
}

function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of list.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity).split(/\s+/))
      classes.add(name)
  return classes
}

/** Without custom properties, registered or set, that `readers` don't read: they are there for other pages. */
function withoutUnreadProperties(css: string, readers: string): string {
  const read = new Set([...readers.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return css.replace(/(?:@property |(?<=[{;]))(--[\w-]+)(?:\{[^}]*\}|:[^;}]*;?)/g, (text, name: string) =>
    read.has(name) ? text : '',
  )
}

/** Without rules that only set what no one reads: Tailwind's first, 90 bytes on the way of each page, is often one. */
const withoutEmptyRules = (css: string): string =>
  print(parseStyles(css), { isUsed: () => true, isExtra: true })

/** The page with its inlined styles as `change` makes them. */
const withStyles = (html: string, change: (css: string) => string): string =>
  html.replace(
    /(<style\b[^>]*>)(.*?)(<\/style>)/gs,
    (_, open: string, css: string, close: string) => open + change(css) + close,
  )

/**
 * The page with only those inlined rules whose classes are in its markup, in its inline scripts or, as `isScripted`
 * says, in a script that it may load, and whose theme is the page's: the sheet is one for all pages, and a page has a part
 * of its blocks. `laterStyles` are sheets that a script may add: they read custom properties, too.
 */
// Why: docs/decisions/0014-used-styles.md
export function withUsedStyles(html: string, isScripted: ClassSearch, laterStyles = ''): string {
  const markup = classesIn(html)
  const inline = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => searchOf(text))
  const isUsed = (className: string) =>
    markup.has(className) || inline.some((has) => has(className)) || isScripted(className)
  const used = { isUsed, isExtra: /\sdata-theme="extra"/.test(html) }
  const styled = withStyles(html, (css) => print(sheetOf(css), used))
  return withStyles(styled, (css) => withoutEmptyRules(withoutUnreadProperties(css, styled + laterStyles)))
}
