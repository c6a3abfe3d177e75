// Browsers without invoker commands (before 2025): a button opens or closes the dialog that it names.
if (!('command' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  })
}

export {}
