import { atom } from 'nanostores'
import * as v from 'valibot'
import { $consentChoice, choose } from '../../data-layer/consent.state.ts'
import { type ConsentChoice, chosenAfter } from '../../data-layer/consent.ts'
import { $areSettingsOpen } from './consent-settings.state.ts'
import { ConsentTexts } from './consent-texts.ts'

export const $consentTexts = atom<ConsentTexts | undefined>(undefined)
/** Whether a choice was made on this page: then it is said that it is kept. */
export const $isSaved = atom(false)

/**
 * Fetches the texts, which most pages never show, once. Where they don't come nothing is asked, so nothing optional
 * loads; the next page, or the next opening of the settings, tries again.
 */
export async function loadConsentTexts(url: string): Promise<void> {
  if ($consentTexts.get()) return
  try {
    const answer = await fetch(url)
    $consentTexts.set(v.parse(ConsentTexts, await answer.json()))
  } catch {
    $areSettingsOpen.set(false)
  }
}

/** Keeps a choice and says so; every provider is notified of it. */
export function saveChoice(choice: ConsentChoice): void {
  choose(chosenAfter($consentChoice.get(), choice))
  $areSettingsOpen.set(false)
  $isSaved.set(true)
}
