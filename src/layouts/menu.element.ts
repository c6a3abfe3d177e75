const menu = document.querySelector<HTMLDialogElement>('#menu')

// A link to a section of this page leaves the page where it is: the menu has to make way by itself.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.close()
})

// Browsers without invoker commands (before 2025).
if (!('command' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const command = target instanceof Element && target.closest('[commandfor=menu]')?.getAttribute('command')
    if (command === 'show-modal') menu?.showModal()
    if (command === 'close') menu?.close()
  })
}

export {}
