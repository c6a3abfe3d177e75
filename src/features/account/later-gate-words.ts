import * as v from 'valibot'
import type { Language } from '../../i18n/language.ts'
import { laterGateMicrocopy } from './later-gate.microcopy.ts'

/** The file's shape. */
export const LaterGateWordsFile = v.object(v.entriesFromList(laterGateMicrocopy, v.string()))

/** The file that has them. */
export const laterGatePath = (language: Language): string => `/gate.${language}.json`
