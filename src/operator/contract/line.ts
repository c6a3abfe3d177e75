import * as v from 'valibot'

/** The service line of a number: the operator's own, or "extra". */
export const Line = v.picklist(['uoga', 'extra'])
export type Line = v.InferOutput<typeof Line>
