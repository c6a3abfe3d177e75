import { createHash } from 'node:crypto'
import { everythingIn, type Report, type Reported } from '../../content-sync/report/report.ts'
import { bySeverity, nameOf, placeOf } from '../../content-sync/report/words.ts'

/** What is wrong in drafts; `silent` where Contentful didn't answer. */
export type Drafts = { kind: 'none' | 'silent' } | { kind: 'read'; problems: Reported[] }

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
ul { list-style: none; padding: 0; }
li { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); overflow-wrap: anywhere; padding: .75rem 0; }
li p { margin: 0; }
.place { opacity: .75; }
.failure { border: 2px solid #c62828; border-radius: .5rem; padding: .75rem 1rem; }
`

/** The hash by which the page's policy lets its styles in. */
export const editorsPageStyles = `sha256-${createHash('sha256').update(styles).digest('base64')}`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

function item(problem: Reported): string {
  const name = escaped(nameOf(problem))
  const entry = problem.address
    ? `<a href="${escaped(problem.address)}" target="_blank" rel="noopener">${name}</a>`
    : name
  const place = placeOf(problem)
  return `<li><p>${entry}${place ? ` <span class="place">${escaped(place)}</span>` : ''}</p><p>${escaped(problem.message)}</p></li>`
}

function lists(problems: readonly Reported[]): string {
  if (problems.length === 0) return '<p>Nothing is wrong.</p>'
  return bySeverity(problems)
    .map(
      ({ meaning, problems: alike }) =>
        `<h3>${meaning}: ${alike.length}</h3><ul>${alike.map(item).join('')}</ul>`,
    )
    .join('')
}

const time = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Vilnius',
  }).format(new Date(instant))

function published(report: Report | undefined): string {
  if (!report) return '<p>No build has said anything yet.</p>'
  const failure = report.failure
    ? `<p class="failure"><strong>Nothing was published.</strong> ${escaped(report.failure)} The last good site stays.</p>`
    : ''
  return `<p>The content was read on ${time(report.at)}, Vilnius time.</p>${failure}${lists(everythingIn(report))}`
}

function inDrafts(drafts: Drafts): string {
  switch (drafts.kind) {
    case 'none':
      return '<p>Drafts are not read here: CONTENTFUL_PREVIEW_TOKEN is not set.</p>'
    case 'silent':
      return '<p>Contentful did not answer. Reload the page in a minute.</p>'
    case 'read':
      return `<p>What would be wrong besides, if every draft were published now.</p>${lists(drafts.problems)}`
  }
}

/** A page without script: problems with links that open the entry in Contentful. */
export const editorsPage = (
  report: Report | undefined,
  drafts: Drafts,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Content: what is wrong</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow"><style>${styles}</style></head>
<body><main><h1>Content: what is wrong</h1>
<h2>On the site</h2>${published(report)}
<h2>In drafts</h2>${inDrafts(drafts)}
</main></body></html>`
