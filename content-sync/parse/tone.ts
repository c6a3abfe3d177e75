import { tones } from '../../src/content/tone.ts'
import { withDefault } from './fields.ts'
import { oneOf } from './kinds.ts'

/** A band's background. */
export const tone = withDefault(oneOf(tones), 'cream', 'Background')
