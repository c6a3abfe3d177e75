import { type ClassSearch, classSearch } from './page-scripts.ts'
import { classesIn, withReadProperties, withUsedSelectors } from './style-rules.ts'

/** A sheet's number among those that were met, and its classes. */
type Sheet = readonly [number: number, classes: readonly string[]]

const sheets = new Map<string, Sheet>()

function sheetOf(css: string): Sheet {
  const sheet = sheets.get(css) ?? ([sheets.size, classesIn(css)] as const)
  sheets.set(css, sheet)
  return sheet
}

// Most pages have the same inline scripts.
const searches = new Map<string, ClassSearch>()

function searchOf(script: string): ClassSearch {
  const search = searches.get(script) ?? classSearch(`\n${script}\n`)
  searches.set(script, search)
  return search
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&gt;': '>',
  '&#62;': '>',
  '&quot;': '"',
  '&#34;': '"',
}

function classesOf(html: string): Set<string> {
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
    const markup = classesOf(html)
    const searches = [isScripted, ...inlineScriptsIn(html).map(searchOf)]
    const isUsed = (className: string) => markup.has(className) || searches.some((has) => has(className))
    const isExtra = /\sdata-theme="extra"/.test(html)
    const styled = withStyles(html, (css) => {
      const [number, named] = sheetOf(css)
      const classes = new Set(named.filter(isUsed))
      return once([number, isExtra, ...classes].join(' '), () => withUsedSelectors(css, { classes, isExtra }))
    })
    const later = laterProperties.flatMap(([address, properties]) =>
      html.includes(address) || isScripted(address) ? [...properties] : [],
    )
    const read = new Set([...propertiesReadIn(styled), ...later])
    return withStyles(styled, (css) =>
      once([...[...read].sort(), css].join(' '), () => withReadProperties(css, read)),
    )
  }
}
