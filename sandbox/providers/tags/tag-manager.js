/* Stands in for a tag manager: it tells the sandbox everything that reaches its stream, as far as consent goes. */
;(() => {
  const address = new URL('events', document.currentScript.src).href
  const consent = {}

  const take = (entry) => {
    const words = Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : undefined
    if (words?.[0] === 'consent') Object.assign(consent, words[2])
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
