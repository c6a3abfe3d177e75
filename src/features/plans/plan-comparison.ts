/** More than three don't fit side by side. */
export const mostCompared = 3

/** The plans to compare when one is ticked or not; undefined where it would be one too many. */
export function withCompared(
  planIds: readonly string[],
  planId: string,
  isTicked: boolean,
): string[] | undefined {
  const others = planIds.filter((other) => other !== planId)
  if (!isTicked) return others
  return others.length < mostCompared ? [...others, planId] : undefined
}

/** Whether a row of the table says something else of one plan than of another. */
export const differs = (cells: readonly string[]): boolean => new Set(cells).size > 1
