/*
 * Takes the place of a tag manager: it tells the sandbox everything that reaches its stream, as far as consent goes, and knows
 * a browser again by the cookies that the usual tags keep on the site.
 */
;(() => {
  const address = new URL('events', document.currentScript.src).href
  const consent = {}
  const read = (name) => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1]
  const keep = (name, value, days) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the real one does.
    document.cookie = `${name}=${read(name) ?? value}; Path=/; Max-Age=${days * 86400}; SameSite=Lax`
  }

  const keepCookies = () => {
    const random = `${Math.floor(Math.random() * 1e9)}.${Math.floor(Date.now() / 1000)}`
    if (consent.analytics_storage === 'granted') {
      keep('_ga', `GA1.1.${random}`, 730)
      keep('_ga_SANDBOX', `GS1.1.${random}`, 730)
      keep('_gid', `GA1.1.${random}`, 1)
    }
    if (consent.ad_storage === 'granted') {
      keep('_gcl_au', `1.1.${random}`, 90)
      keep('_fbp', `fb.0.${random}`, 90)
    }
  }

  const take = (entry) => {
    const words = Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : undefined
    if (words?.[0] === 'consent') {
      Object.assign(consent, words[2])
      keepCookies()
    }
    const isAllowed = consent.analytics_storage === 'granted' || consent.ad_storage === 'granted'
    if (words || isAllowed) navigator.sendBeacon(address, JSON.stringify(words ?? entry))
  }

  const stream = window.dataLayer ?? []
  const push = stream.push
  stream.push = (...entries) => {
    entries.forEach(take)
    return push.apply(stream, entries)
  }
  stream.forEach(take)
})()
