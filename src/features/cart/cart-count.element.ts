import { showStored } from '../../lib/stored-text.ts'

const link = document.querySelector<HTMLElement>('.cart-link')
if (link) {
  const { ariaLabel, dataset } = link
  // Made once: it takes a slow telephone milliseconds.
  const plurals = new Intl.PluralRules(document.documentElement.lang)
  showStored('selected-plans', (text) => {
    const count = text.split('"submitted":false').length - 1
    const words = dataset[plurals.select(count)] ?? dataset.other
    dataset.count = `${count}`
    link.ariaLabel = count && words ? words.replace('#', `${count}`) : ariaLabel
  })
}
