/*
 * Takes the place of a site-control widget: a sticker at the edge of the page that says marketing's word of the day. It counts
 * how often a visitor has seen it, in a cookie and, for the visit, in the storage.
 */
;(() => {
  const address = new URL('events', document.currentScript.src).href
  const words = {
    lt: 'Šiandien uogos saldžios',
    en: 'The berries are sweet today',
    ru: 'Сегодня ягоды сладкие',
  }
  const tell = (event) => navigator.sendBeacon(address, JSON.stringify(event))

  const seen = Number(document.cookie.match(/(?:^|; )_sc_seen=(\d+)/)?.[1] ?? 0) + 1
  // biome-ignore lint/suspicious/noDocumentCookie: as the real one does.
  document.cookie = `_sc_seen=${seen}; Path=/; Max-Age=${365 * 86400}; SameSite=Lax`
  try {
    sessionStorage.setItem('_sc_visit', String(seen))
  } catch {
    // Without a storage it counts by the cookie alone.
  }

  const host = document.createElement('aside')
  host.id = 'sandbox-site-control'
  host.setAttribute('aria-label', 'Uoga')
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(`
    :host { position: fixed; z-index: 79; top: 40vh; right: 0; }
    p { margin: 0; padding: 8px 6px; border-radius: 12px 0 0 12px; background: #ffc53d; color: #241417;
      font: 650 13px/1.2 system-ui, sans-serif; writing-mode: vertical-rl; }
  `)
  root.adoptedStyleSheets = [style]
  const text = document.createElement('p')
  text.textContent = words[document.documentElement.lang] ?? words.lt
  root.append(text)
  addEventListener('siteControl:stop', () => host.remove())
  addEventListener('siteControl:resume', () => document.body.append(host))
  tell({ event: 'shown' })
  document.body.append(host)
})()
