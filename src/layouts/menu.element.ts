const menu = document.querySelector<HTMLDialogElement>('#menu')

// A link to a section of this page leaves the page where it is: the menu has to make way by itself.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.close()
})

const languages = document.querySelector<HTMLDetailsElement>('.language-menu')

// The languages lie over the page: they make way for whatever else one turns to.
for (const type of ['click', 'focusin'])
  document.addEventListener(type, ({ target }) => {
    if (target instanceof Node && !languages?.contains(target)) languages?.removeAttribute('open')
  })
languages?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  languages.open = false
  languages.querySelector('summary')?.focus()
})

export {}
