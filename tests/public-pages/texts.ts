import type { Page } from '@playwright/test'

interface Texts {
  /** Each piece of text that a person reads or hears, but for what is said to be in another language or in none. */
  texts: string[]
  /** What has to say something and says nothing, as its tag. */
  empty: string[]
}

/** The texts of a page as it was built, without running it. `page` lends its parser. */
export const readTexts = (page: Page, html: string): Promise<Texts> =>
  page.evaluate((source) => {
    const built = new DOMParser().parseFromString(source, 'text/html')
    for (const element of built.querySelectorAll('script, style, template, body [lang], [translate="no"]'))
      element.remove()
    const said = (element: Element) =>
      [
        element.textContent,
        element.getAttribute('aria-label'),
        element.getAttribute('aria-labelledby'),
        ...[...element.querySelectorAll('[alt], [aria-label]')].flatMap((each) => [
          each.getAttribute('alt'),
          each.getAttribute('aria-label'),
        ]),
      ].join('')
    const mustSay = 'h1, h2, h3, h4, a, button, label, legend, summary, th, dt, option, title'
    const texts: string[] = []
    const walker = built.createTreeWalker(built.documentElement, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
    for (const name of ['alt', 'aria-label', 'placeholder', 'title', 'content'])
      for (const element of built.querySelectorAll(`[${name}]:not(meta[property="og:url"])`))
        texts.push(element.getAttribute(name) ?? '')
    return {
      texts: [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean),
      empty: [...built.querySelectorAll(mustSay)]
        .filter((element) => said(element).trim() === '')
        .map((element) => element.outerHTML.slice(0, 120)),
    }
  }, html)
