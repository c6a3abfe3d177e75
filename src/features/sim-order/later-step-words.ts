import * as v from 'valibot'
import { askLaterWords, forgetLaterWords } from '../../lib/later-words.ts'
import { laterStepsMicrocopy } from './sim-order.microcopy.ts'

const OwnWords = v.object(v.entriesFromList(laterStepsMicrocopy, v.string()))

/** The texts of the later steps. Rejects if they can't be loaded or are incomplete. */
export async function readLaterWords(path: string): Promise<v.InferOutput<typeof OwnWords>> {
  const words = v.safeParse(OwnWords, await askLaterWords(path))
  if (words.success) return words.output
  forgetLaterWords(path)
  throw new Error(`No words at ${path}`)
}
