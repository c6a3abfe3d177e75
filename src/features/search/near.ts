/** Whether one word becomes the other by at most so many letters that are put in, left out or changed. */
export function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      const steps = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + same,
      )
      line.push(steps)
      least = Math.min(least, steps)
    }
    if (least > most) return false
    above = line
  }
  return (above[other.length] ?? 0) <= most
}
