/*
 * Takes the place of a live chat: a round button that opens a window with a conversation, which it finds again by the cookie
 * `chat`, or by the storage key of that name where the cookie is gone.
 */
;(() => {
  const script = document.currentScript.src
  const address = new URL('events', script).href
  const language = document.documentElement.lang
  const words = {
    lt: ['Atidaryti pokalbį', 'Uždaryti pokalbį', 'Pokalbis'],
    en: ['Open chat', 'Close chat', 'Chat'],
    ru: ['Открыть чат', 'Закрыть чат', 'Чат'],
  }
  const [open, close, title] = words[language] ?? words.lt
  const tell = (event) => navigator.sendBeacon(address, JSON.stringify(event))
  const quietly = (action) => {
    try {
      return action()
    } catch {
      return undefined
    }
  }
  const conversation =
    document.cookie.match(/(?:^|; )chat=([^;]*)/)?.[1] ??
    quietly(() => localStorage.getItem('chat')) ??
    Math.random().toString(36).slice(2)
  // biome-ignore lint/suspicious/noDocumentCookie: as the real one does.
  document.cookie = `chat=${conversation}; Path=/; Max-Age=${30 * 86400}; SameSite=Lax`
  quietly(() => localStorage.setItem('chat', conversation))

  const place = () => document.getElementById('live-chat') ?? document.body
  const host = document.createElement('div')
  host.id = 'sandbox-chat'
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(`
    :host { position: fixed; right: 16px; bottom: calc(16px + var(--consent-height, 0px)); }
    button { display: grid; place-items: center; width: 60px; height: 60px; margin-left: auto; border: 0;
      border-radius: 999px; background: #1e6b3a; color: #fff; font: 650 24px system-ui; cursor: pointer; }
    :focus-visible { outline: 3px solid #1e6b3a; outline-offset: 2px; }
    iframe { display: block; width: min(22rem, calc(100vw - 32px)); height: min(26rem, calc(100dvh - 112px));
      margin-bottom: 12px; border: 2px solid #241417; border-radius: 24px; background: #fff7f0; }
    [hidden] { display: none; }
  `)
  root.adoptedStyleSheets = [style]
  const frame = document.createElement('iframe')
  frame.title = title
  frame.hidden = true
  const button = document.createElement('button')
  button.type = 'button'
  const drawing = 'http://www.w3.org/2000/svg'
  const icon = document.createElementNS(drawing, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('width', '28')
  icon.setAttribute('aria-hidden', 'true')
  const bubble = document.createElementNS(drawing, 'path')
  bubble.setAttribute(
    'd',
    'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  )
  bubble.setAttribute('fill', 'currentColor')
  icon.append(bubble)
  button.append(icon)
  root.append(frame, button)

  const show = (isOpen) => {
    if (isOpen && !frame.src)
      frame.src = new URL(`conversation?language=${language}&id=${conversation}`, script).href
    frame.hidden = !isOpen
    button.setAttribute('aria-label', isOpen ? close : open)
    button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) tell({ event: 'opened' })
  }
  const identify = () => tell({ event: 'identity', isKnown: Boolean(window.liveChatIdentity?.signature) })

  button.addEventListener('click', () => show(frame.hidden))
  addEventListener('liveChat:maximise', () => {
    show(true)
    button.focus()
  })
  addEventListener('liveChat:identity', identify)
  addEventListener('liveChat:stop', () => host.remove())
  addEventListener('liveChat:resume', () => place().append(host))
  show(false)
  identify()
  place().append(host)
})()
