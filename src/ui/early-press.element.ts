// Why: docs/decisions/0037-replay-early-submits.md
// A form that is sent before its island works is busy until Form.tsx does what was pressed: in a dialog, it would close it.
addEventListener('submit', (event) => {
  const { target: form } = event
  // Where the island works it has answered.
  if (event.defaultPrevented || !(form instanceof HTMLFormElement && form.method === 'dialog')) return
  event.preventDefault()
  form.setAttribute('aria-busy', 'true')
  setTimeout(forget, 30_000)
})

const forget = () => document.querySelector('form[aria-busy]')?.removeAttribute('aria-busy')

// An island that doesn't come, and a page that is left and may be shown again: nothing is pressed by itself any more.
addEventListener('astro:hydration-error', forget)
addEventListener('pagehide', forget)

export {}
