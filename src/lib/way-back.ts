import { loadHandOver } from './kept-text.ts'

/**
 * A path to which another site leads back, with what the browser's storage is known not to hold. `always`: what comes
 * along whatever the storage does, because a user who lost it could not continue.
 */
export const wayBackTo = async (path: string, always?: 'registration'): Promise<string> =>
  (await loadHandOver())?.withHandOver(path, always) ?? path
