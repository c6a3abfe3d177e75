import { atom } from 'nanostores'
import { stored } from '../lib/storage.ts'
import { type ConsentChoice, chosenAfter, isConsentChoice } from './consent.ts'

const savedChoice = stored('consent', isConsentChoice)

/** What this person allows, in every tab at once; undefined until they have said so. */
export const $consentChoice = atom<ConsentChoice | undefined>(savedChoice.read())

/** Keeps the choice; without a storage it lives as long as the page. */
export function choose(choice: ConsentChoice): void {
  savedChoice.write(choice)
  $consentChoice.set(choice)
}

/** What the providers of the refused categories kept here is removed. */
export function endDue(): void {
  const choice = $consentChoice.get()
  if (choice?.isDue) choose(chosenAfter(undefined, choice))
}

// A page from the browser's memory has missed what other pages wrote meanwhile.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) $consentChoice.set(savedChoice.read())
})

// Another tab wrote; a null key says that everything was cleared. On the server there are no tabs.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || key.endsWith(':consent')) $consentChoice.set(savedChoice.read())
})
