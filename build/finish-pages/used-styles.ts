import { type ClassSearch, classSearch } from './page-scripts.ts'
import { parseStyles, type StyleNode } from './style-sheet.ts'

interface Sheet {
  /** Which of the sheets that were met it is. */
  number: number
  nodes: StyleNode[]
  /** All classes that its selectors name. */
  classes: string[]
}

const sheets = new Map<string, Sheet>()

function sheetOf(css: string): Sheet {
  const known = sheets.get(css)
  if (known) return known
  const nodes = parseStyles(css)
  const sheet = { number: sheets.size, nodes, classes: [...new Set(nodes.flatMap(classesNamedIn))] }
  sheets.set(css, sheet)
  return sheet
}

function classesNamedIn(node: StyleNode): string[] {
  if (node.kind === 'text') return []
  return node.kind === 'rule'
    ? node.selectors.flatMap(({ classes }) => classes)
    : node.nodes.flatMap(classesNamedIn)
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

/** A script that changes a page's theme loads its rules. */
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
  // A page has a thousand lists, most of them many times.
  const lists = new Set([...html.matchAll(/class="([^"]*)"/g)].map(([, list = '']) => list))
  for (const list of lists)
    for (const name of list.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity).split(/\s+/))
      classes.add(name)
  return classes
}

/** Structured data runs nothing, and is another one on each page. */
const inlineScriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', text = '']) =>
    attributes.includes('application/ld+json') ? [] : [text],
  )

const propertiesReadIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))

/** Without custom properties, registered or set, that nothing reads: they are there for other pages. */
function withoutUnreadProperties(css: string, read: ReadonlySet<string>): string {
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
 * Makes pages with only those inlined rules whose classes are in their markup, in their inline scripts or, as `isScripted`
 * says, in a script that they may load, and whose theme is theirs: the sheet is one for all pages, and a page has a part
 * of its blocks. `laterStyles` are sheets by their addresses, which a page or its scripts may add: where they are named,
 * the properties that they read stay. Pages with the same classes and scripts share what was made: of a thousand articles,
 * all but the first.
 */
// Why: docs/decisions/0014-used-styles.md
export function stylesUser(
  laterStyles: ReadonlyMap<string, string> = new Map(),
): (html: string, isScripted: ClassSearch) => string {
  const made = new Map<string, string>()
  function once(key: string, make: () => string): string {
    const known = made.get(key) ?? make()
    made.set(key, known)
    return known
  }
  const laterProperties = [...laterStyles].map(([address, css]) => [address, propertiesReadIn(css)] as const)

  return (html, isScripted) => {
    const markup = classesIn(html)
    const searches = [isScripted, ...inlineScriptsIn(html).map(searchOf)]
    const isUsed = (className: string) => markup.has(className) || searches.some((has) => has(className))
    const isExtra = /\sdata-theme="extra"/.test(html)
    const styled = withStyles(html, (css) => {
      const { number, nodes, classes } = sheetOf(css)
      const used = new Set(classes.filter(isUsed))
      const key = [number, isExtra, ...used].join(' ')
      return once(key, () => print(nodes, { isUsed: (className) => used.has(className), isExtra }))
    })
    const later = laterProperties.flatMap(([address, properties]) =>
      html.includes(address) || isScripted(address) ? [...properties] : [],
    )
    const read = new Set([...propertiesReadIn(styled), ...later])
    return withStyles(styled, (css) =>
      once([...[...read].sort(), css].join(' '), () => withoutEmptyRules(withoutUnreadProperties(css, read))),
    )
  }
}
