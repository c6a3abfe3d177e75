import { atom } from 'nanostores'

export const $areSettingsOpen = atom(false)
