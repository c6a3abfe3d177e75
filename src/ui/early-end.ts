/** Outside of islands: what is filled in there is answered from now on. See early-press.element.ts. */
export function endEarly(host: Element): void {
  host.removeAttribute('data-early')
  host.dispatchEvent(new Event('early-end'))
}
