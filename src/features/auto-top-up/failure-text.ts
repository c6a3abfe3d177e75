import type { Words } from '../../content/words.ts'
import type { Failed } from '../../session/loaded.ts'
import type { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { troubleKey } from '../../session/trouble-words.ts'

/** Why a call brought nothing; refusals that have words of their own are reported at their fields. */
export const failureText = (failed: Failed, words: Words<typeof troubleMicrocopy>): string =>
  words[troubleKey(failed)]
