import type { MarkedPage } from './draft-site.ts'

/** Contentful's web app in both regions, which shows the preview beside an entry. */
const frameAncestors = 'https://app.contentful.com https://app.eu.contentful.com'

export const previewScriptPath = '/preview.js'
export const previewVersionPath = '/preview-version'

/** A page as the preview shows it: no search engine and no cache keep it, Contentful may frame it, and it says what it is. */
export function previewPage(
  html: string,
  headers: Record<string, string>,
  { version, entry }: { version: string; entry: string | undefined },
): MarkedPage {
  const edit = entry === undefined ? '' : ` data-entry="${entry.replaceAll('&', '&amp;')}"`
  return {
    html: `${html}<script src="${previewScriptPath}" data-version="${version}"${edit}></script>`,
    headers: {
      ...headers,
      'Content-Security-Policy': previewPolicy(headers['Content-Security-Policy'] ?? ''),
      'X-Robots-Tag': 'noindex, nofollow',
      'Cache-Control': 'no-store',
    },
  }
}

/** The preview runs no tags, so its pages may ask the site for anything. */
const previewPolicy = (policy: string): string =>
  policy
    .replace(/connect-src (?:'self' ?)?/, "connect-src 'self' ")
    .replace("frame-ancestors 'none'", `frame-ancestors ${frameAncestors}`)

/**
 * Says at the window's foot that drafts are shown, leads to the page's entry, and loads the page again once a draft has
 * changed. It asks every second while the window is seen.
 */
export const previewScript = `
const { version, entry } = document.currentScript.dataset
const note = document.createElement('div')
note.setAttribute('role', 'note')
note.setAttribute('aria-label', 'Preview')
Object.assign(note.style, {
  position: 'fixed', left: '12px', bottom: '12px', zIndex: 2147483647, display: 'flex', gap: '12px', maxWidth: 'calc(100vw - 24px)',
  padding: '8px 16px', borderRadius: '999px', background: '#1d1d1f', color: '#fff', font: '600 14px/1.4 system-ui, sans-serif',
})
const state = document.createElement('span')
state.textContent = 'Preview of drafts'
note.append(state)
if (entry) {
  const link = document.createElement('a')
  link.href = entry
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = 'Edit this page'
  link.style.color = '#fff'
  note.append(link)
}
document.body.append(note)
setInterval(async () => {
  if (document.hidden) return
  try {
    const { version: newest, problem } = await (await fetch('${previewVersionPath}')).json()
    state.textContent = problem ?? 'Preview of drafts'
    if (newest !== version) location.reload()
  } catch {
    state.textContent = 'The preview doesn’t answer'
  }
}, 1000)
`
