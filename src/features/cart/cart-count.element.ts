import { fillPlural } from '../../i18n/fill-plural.ts'
import { languageOf } from '../../i18n/language.ts'
import { showStored } from '../../lib/stored-text.ts'

const link = document.querySelector<HTMLElement>('.cart-link')
if (link) {
  const { ariaLabel, dataset } = link
  showStored('selected-plans', (text) => {
    const count = text.split('"submitted":false').length - 1
    const { counted = '' } = dataset
    dataset.count = `${count}`
    link.ariaLabel = count ? fillPlural(counted, { count }, languageOf(location.pathname)) : ariaLabel
  })
}
