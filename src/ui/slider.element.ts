/**
 * Buttons and dots for slides that the browser itself scrolls and snaps; several may be in view at once.
 * `data-step` moves by that many slides, `data-slide` to one; the dot of the slide in view is current.
 */
class SiteSlider extends HTMLElement {
  connectedCallback() {
    const slides = this.querySelector('.slides')
    if (!slides) return
    const dots = this.querySelectorAll<HTMLElement>('[data-slide]')
    const starts = () => [...slides.children].map((slide) => startOf(slide, slides))

    this.addEventListener('click', ({ target }) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('[data-step], [data-slide]') : null
      if (!button) return
      const { slide, step } = button.dataset
      const left =
        slide === undefined ? nextStart(starts(), slides, Number(step)) : (starts()[Number(slide)] ?? 0)
      slides.scrollTo({ left })
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

const startOf = (slide: Element, slides: Element) =>
  slide.getBoundingClientRect().left - slides.getBoundingClientRect().left + slides.scrollLeft

/** Where the slide begins that is `step` further; past either end it continues from the other. */
function nextStart(starts: number[], slides: Element, step: number): number {
  const here = slides.scrollLeft
  const last = slides.scrollWidth - slides.clientWidth
  if (step > 0 && here >= last - 1) return 0
  if (step < 0 && here <= 1) return last
  const distances = starts.map((start) => Math.abs(start - here))
  return starts[distances.indexOf(Math.min(...distances)) + step] ?? 0
}

const mark = (dot: HTMLElement, isCurrent: boolean) =>
  isCurrent ? dot.setAttribute('aria-current', 'true') : dot.removeAttribute('aria-current')

customElements.define('site-slider', SiteSlider)

export {}
