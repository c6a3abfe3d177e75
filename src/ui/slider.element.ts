/**
 * Buttons and dots for slides that the browser itself scrolls and snaps.
 * `data-step` moves by that many slides, `data-slide` to one; the dot of the slide in view is current.
 */
class SiteSlider extends HTMLElement {
  connectedCallback() {
    const slides = this.querySelector('.slides')
    if (!slides) return
    const current = () => Math.round(slides.scrollLeft / slides.clientWidth)
    const dots = this.querySelectorAll<HTMLElement>('[data-slide]')

    this.addEventListener('click', ({ target }) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('[data-step], [data-slide]') : null
      if (!button) return
      const { slide, step } = button.dataset
      const count = slides.children.length
      const next = slide === undefined ? (current() + Number(step) + count) % count : Number(slide)
      slides.scrollTo({ left: next * slides.clientWidth })
    })

    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = [...slides.children].indexOf(target)
          // A slide out of view is out of reach too: a keyboard never lands on what can't be seen.
          target.toggleAttribute('inert', !isIntersecting)
          if (isIntersecting) for (const [at, dot] of dots.entries()) mark(dot, at === index)
        }
      },
      { root: slides, threshold: 0.5 },
    )
    for (const slide of slides.children) observer.observe(slide)
  }
}

const mark = (dot: HTMLElement, isCurrent: boolean) =>
  isCurrent ? dot.setAttribute('aria-current', 'true') : dot.removeAttribute('aria-current')

customElements.define('site-slider', SiteSlider)

export {}
