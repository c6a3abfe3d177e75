import * as v from 'valibot'
import { enumeration } from './enumeration.ts'

const lines = ['uoga', 'extra'] as const

/** The service line of a number: the operator's own, or "extra". */
export const Line = v.picklist(lines)
export type Line = v.InferOutput<typeof Line>

/** The line as the operator answers it. */
export const AnsweredLine = enumeration(lines)
