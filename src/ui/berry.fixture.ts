/** The berries that are drawn in a part of a page, in their order and without the level of detail; a screen reader hears none. */
export const berriesIn = (part: Element): string[] =>
  [...part.querySelectorAll('svg[aria-hidden="true"] use')].map(
    (use) => use.getAttribute('href')?.replace(/^.*#|-mark$/g, '') ?? '',
  )
