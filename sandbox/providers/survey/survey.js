/*
 * Takes the place of a feedback survey: one question at the edge of the page, answered with one press. Its cookie keeps it from
 * asking a visitor twice.
 */
;(() => {
  const address = new URL('events', document.currentScript.src).href
  const words = {
    lt: ['Ar radai, ko ieškojai?', 'Taip', 'Ne', 'Ačiū!', 'Apklausa'],
    en: ['Did you find what you were looking for?', 'Yes', 'No', 'Thank you!', 'Survey'],
    ru: ['Вы нашли, что искали?', 'Да', 'Нет', 'Спасибо!', 'Опрос'],
  }
  const keep = (state) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the real one does.
    document.cookie = `survey=${state}; Path=/; Max-Age=${365 * 86400}; SameSite=Lax`
  }
  if (document.cookie.includes('survey=answered')) return
  keep('shown')
  const [question, yes, no, thanks, title] = words[document.documentElement.lang] ?? words.lt
  const tell = (event) => navigator.sendBeacon(address, JSON.stringify(event))

  const host = document.createElement('div')
  host.id = 'sandbox-survey'
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(`
    :host { position: fixed; z-index: 80; left: 16px; bottom: calc(16px + var(--consent-height, 0px)); }
    section { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; max-width: min(18rem, calc(100vw - 124px));
      padding: 12px 16px; border: 2px solid #241417; border-radius: 20px; background: #fff; color: #241417;
      font: 15px/1.35 system-ui, sans-serif; }
    p { flex: 1 1 100%; margin: 0; }
    button { min-width: 44px; min-height: 44px; padding: 0 14px; border: 2px solid #241417; border-radius: 999px;
      background: none; color: inherit; font: inherit; font-weight: 650; cursor: pointer; }
    :focus-visible { outline: 3px solid #1e6b3a; outline-offset: 2px; }
  `)
  root.adoptedStyleSheets = [style]
  const section = document.createElement('section')
  section.setAttribute('aria-label', title)
  const text = document.createElement('p')
  text.setAttribute('role', 'status')
  text.textContent = question
  section.append(text)
  for (const [label, answer] of [
    [yes, 'yes'],
    [no, 'no'],
  ]) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    button.addEventListener('click', () => {
      tell({ event: 'answer', answer })
      keep('answered')
      text.textContent = thanks
      for (const each of section.querySelectorAll('button')) each.remove()
      setTimeout(() => host.remove(), 4000)
    })
    section.append(button)
  }
  root.append(section)
  addEventListener('survey:stop', () => host.remove())
  addEventListener('survey:resume', () => document.body.append(host))
  tell({ event: 'shown' })
  document.body.append(host)
})()
