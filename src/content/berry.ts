/** The berries that an editor can choose for a plan. */
export const berries = ['wildStrawberry', 'blueberry', 'raspberry', 'bramble', 'gooseberry'] as const
export type Berry = (typeof berries)[number]

/** Everything that is drawn for a plan: `round` is the berry of the mark, `bowl` a plan of one's own. */
export type DrawnBerry = Berry | 'round' | 'bowl'

/** Chosen berries by the id that the operator knows a plan by. */
export type BerriesByPlan = Readonly<Record<string, Berry>>
