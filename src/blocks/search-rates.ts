import { fillPlural } from '../i18n/fill-plural.ts'
import { languageOf } from '../i18n/language.ts'
import { matches } from '../lib/matching-words.ts'
import { endEarly } from '../ui/early-end.ts'

/** Leaves the lines that hold what is typed, in the section that is chosen, and says how many they are. */
export function searchRates(host: HTMLElement): void {
  const field = host.querySelector('input')
  const choice = host.querySelector('select')
  const status = host.querySelector('[role=status]')
  const reset = host.querySelector<HTMLElement>('[data-reset]')
  const sections = [...host.querySelectorAll<HTMLElement>('[data-rates]')]
  if (!field || !choice || !status || !reset) return

  function search(wanted: string, sectionId: string) {
    // The page keeps its height: nothing jumps under someone who is typing.
    if (!host.style.length) host.style.setProperty('--height', `${host.getBoundingClientRect().height}px`)
    let count = 0
    for (const section of sections) {
      const isChosen = !sectionId || section.dataset.rates === sectionId
      // A word of the section's title finds all of its lines.
      const title = section.querySelector('h2')?.textContent ?? ''
      const lines = [...section.querySelectorAll('tbody > tr')]
      for (const line of lines)
        line.toggleAttribute('hidden', !(isChosen && matches(`${title} ${line.textContent}`, wanted)))
      const shown = lines.filter((line) => !line.hasAttribute('hidden')).length
      section.hidden = shown === 0
      count += shown
    }
    const isNarrowed = Boolean(wanted.trim() || sectionId)
    const { found = '', none = '' } = host.dataset
    const told = count > 0 ? fillPlural(found, { count }, languageOf(location.pathname)) : none
    if (status) status.textContent = isNarrowed ? told : ''
    if (reset) reset.hidden = !isNarrowed
  }

  const follow = () => search(field.value, choice.value)
  field.addEventListener('input', follow)
  choice.addEventListener('change', follow)
  reset.addEventListener('click', () => {
    field.value = ''
    choice.value = ''
    follow()
    field.focus()
  })
  if (field.value || choice.value) follow()
  endEarly(host)
}
