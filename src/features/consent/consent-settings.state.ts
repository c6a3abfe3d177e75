import { atom } from 'nanostores'

export const $areSettingsOpen = atom(false)

/** Someone wanted the chat, which waits for a choice: the settings say which. */
export const $isForChat = atom(false)

export function openConsentSettings(isForChat = false): void {
  $isForChat.set(isForChat)
  $areSettingsOpen.set(true)
}
