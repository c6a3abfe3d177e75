/** The public path of a built page: `index.html` → `/`, `en/plans.html` → `/en/plans`. Undefined for other files. */
export function pagePathOf(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined
  return `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/'
}

/** The file of a page, by its public path: `/` → `index.html`. */
export const pageFileOf = (path: string): string => `${path.slice(1) || 'index'}.html`
