import { atom } from 'nanostores'
import type { Failed } from '../../session/loaded.ts'
import { createNotificationsStore } from './notifications.store.ts'

/** What self-service tells by itself on this page. */
export const notifications = createNotificationsStore()

/** The state of the figures that the page shows. */
export interface Standing {
  /** Of when they are, UTC milliseconds; undefined while there are none. */
  at: number | undefined
  /** Why they are not of now. */
  failed: Failed | undefined
  /** They are being asked for once more. */
  isAsking: boolean
  onTryAgain: () => void
}

/** Undefined on pages without figures. */
export const $standing = atom<Standing | undefined>(undefined)
