// What the FAQ needs besides the items that the browser itself opens and closes, one at a time.

/** A fragment that is an item's uniqueKey opens the item and brings it into view. */
function openNamedItem() {
  const item = document.getElementById(location.hash.slice(1))
  if (!(item instanceof HTMLDetailsElement)) return
  item.open = true
  item.scrollIntoView()
}

/** An opened item gets its own address, and stays in view when the item that closed stood above it. */
function showItem({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement && target.open && target.matches('.accordion-item'))) return
  history.replaceState(history.state, '', `#${target.id}`)
  if (target.getBoundingClientRect().top < 0) target.scrollIntoView()
}

openNamedItem()
addEventListener('hashchange', openNamedItem)
// `toggle` does not bubble: it is heard on its way down.
addEventListener('toggle', showItem, { capture: true })

export {}
