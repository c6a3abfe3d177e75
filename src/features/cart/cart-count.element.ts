import { showStored } from '../../lib/stored-text.ts'

const link = document.querySelector<HTMLElement>('.cart-link')
if (link) {
  const { ariaLabel, dataset } = link
  showStored('selected-plans', (text) => {
    const count = text.split('"submitted":false').length - 1
    const words = dataset[new Intl.PluralRules(document.documentElement.lang).select(count)]
    dataset.count = `${count}`
    link.ariaLabel = ariaLabel + (count ? `, ${count} ${words}` : '')
  })
}
