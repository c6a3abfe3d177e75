const menu = document.querySelector<HTMLDialogElement>('#menu')

// A link to a section of this page leaves the page where it is: the menu has to make way by itself.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.close()
})

export {}
