import { atom } from 'nanostores'
import { whenActivated } from './when-activated.ts'

/** Whether someone has come to the page: what a prerendered one had read of the storage is read again then. */
export const $isActivated = atom(false)

whenActivated(() => $isActivated.set(true))
