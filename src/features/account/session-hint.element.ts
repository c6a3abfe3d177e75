/** As the script in the page's head has it: by the text alone, since public pages have 4 kB for all their script. */
function reflectHint() {
  let text: string | null = null
  try {
    text = localStorage.getItem('app:v1:user-info')
  } catch {}
  document.documentElement.toggleAttribute('data-hint', text === '{"signedIn":true}')
}

// Another tab has logged in or out; a page from the browser's memory may have missed it.
addEventListener('storage', reflectHint)
addEventListener('pageshow', reflectHint)

export {}
