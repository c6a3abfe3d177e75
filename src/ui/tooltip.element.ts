const openDelay = 100
/** Long enough to move from the button to its words, which may be read and selected. */
const mouseLeaveDelay = 100
/** A finger that has left the button leaves the words there to be read. */
const touchLeaveDelay = 60_000

/** A button whose words open on hover (after 100 ms), focus or touch, and close on Escape, which a dialog around them does not hear. */
class SiteTooltip extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button')
    const bubble = this.querySelector<HTMLElement>('[popover]')
    if (!button || !bubble) return
    // Without script the button itself opens the words.
    button.removeAttribute('popovertarget')
    bubble.popover = 'manual'

    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (isShown: boolean, delay: number) => {
      clearTimeout(timer)
      // An island may have taken it away meanwhile.
      timer = setTimeout(() => bubble.isConnected && bubble.togglePopover(isShown), delay)
    }
    this.addEventListener('pointerenter', () => show(true, openDelay))
    this.addEventListener('pointerleave', ({ pointerType }) =>
      show(false, pointerType === 'touch' ? touchLeaveDelay : mouseLeaveDelay),
    )
    button.addEventListener('focus', () => show(true, 0))
    button.addEventListener('blur', () => show(false, 0))
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !bubble.matches(':popover-open')) return
        event.preventDefault()
        event.stopPropagation()
        show(false, 0)
      },
      { capture: true },
    )
  }
}

customElements.define('site-tooltip', SiteTooltip)

export {}
