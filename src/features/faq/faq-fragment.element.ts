/** A fragment that is an item's uniqueKey opens the item and brings it into view. */
function openNamedItem() {
  const item = document.getElementById(location.hash.slice(1))
  if (!(item instanceof HTMLDetailsElement)) return
  item.open = true
  item.scrollIntoView()
}

openNamedItem()
addEventListener('hashchange', openNamedItem)

export {}
