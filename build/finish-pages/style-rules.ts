import { type Selector, type SelectorComponent, type TransformOptions, transform } from 'lightningcss'

type Change = Pick<TransformOptions<never>, 'visitor' | 'unusedSymbols'>

/** The licences of packages are in `licences.txt`. */
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '')

const changed = (css: string, change: Change): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(withoutComments(css)),
    minify: true,
    ...change,
  }).code.toString()

/** The selectors of which one must meet something, as `:is(.a,.b)` has them. */
function alternativesOf(component: SelectorComponent): Selector[] | undefined {
  if (component.type !== 'pseudo-class') return undefined
  const { kind } = component
  return kind === 'is' || kind === 'where' || kind === 'has' ? component.selectors : undefined
}

const namedIn = (selector: Selector): string[] =>
  selector.flatMap((component) =>
    component.type === 'class' ? [component.name] : (alternativesOf(component) ?? []).flatMap(namedIn),
  )

/** The classes without which a selector of the sheet meets nothing. */
export function classesIn(css: string): string[] {
  const classes = new Set<string>()
  changed(css, {
    visitor: {
      Selector: (selector) => {
        for (const name of namedIn(selector)) classes.add(name)
      },
    },
  })
  return [...classes]
}

/** What a page may come to meet of a selector: its classes, and its theme. */
export interface Used {
  classes: ReadonlySet<string>
  isExtra: boolean
}

// Why: docs/decisions/0166-lightning-css-keeps-a-pages-rules.md
/** The sheet without selectors that meet nothing, and without rules that have no other. */
export function withUsedSelectors(css: string, { classes, isExtra }: Used): string {
  const meets = (selector: Selector): boolean =>
    selector.every((component) => {
      if (component.type === 'class') return classes.has(component.name)
      // A script that changes a page's theme loads its rules.
      if (component.type === 'attribute' && component.name === 'data-theme')
        return isExtra || component.operation?.value !== 'extra'
      return alternativesOf(component)?.some(meets) ?? true
    })
  return changed(css, { visitor: { Selector: (selector) => (meets(selector) ? undefined : []) } })
}

/** The sheet without the other custom properties, and without rules that do nothing else. */
export const withReadProperties = (css: string, read: ReadonlySet<string>): string =>
  changed(css, { unusedSymbols: (css.match(/--[\w-]+/g) ?? []).filter((name) => !read.has(name)) })
