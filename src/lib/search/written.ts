const capitalA = 65
const mostShared = 25

/**
 * Sorted words as one text, each without the letters that it begins with like the word before it. A capital says how many those are, and
 * words have none: `tapti`, `tarifas` is `AtaptiCrifas`.
 */
export const writeWords = (words: readonly string[]): string =>
  words
    .map((word, at) => {
      const shared = sharedLetters(words[at - 1] ?? '', word)
      return String.fromCharCode(capitalA + shared) + word.slice(shared)
    })
    .join('')

export function readWords(text: string): string[] {
  let last = ''
  return Array.from(text.matchAll(/([A-Z])([^A-Z]*)/g), ([, capital = 'A', rest = '']) => {
    last = last.slice(0, capital.charCodeAt(0) - capitalA) + rest
    return last
  })
}

function sharedLetters(one: string, other: string): number {
  let shared = 0
  while (shared < mostShared && shared < one.length && one[shared] === other[shared]) shared += 1
  return shared
}

/** Below it are what JSON has to escape, and room for numbers down to -20. */
const zero = 55

/** Small whole numbers as a text, one letter each. */
export const writeNumbers = (numbers: readonly number[]): string =>
  numbers.map((number) => String.fromCharCode(zero + number)).join('')

export const readNumber = (text: string, at: number): number => text.charCodeAt(at) - zero

/** Where a word is: how often, by the number of the place. */
export type Counts = ReadonlyMap<number, number>

/** Each place as its distance to the one before, and how often if not once: places 3, 8 (twice) and 9 are `4 5x2 1`. */
export function writeCounts(counts: Counts): string {
  let last = -1
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([place, count]) => {
      const step = place - last
      last = place
      return count === 1 ? `${step}` : `${step}x${count}`
    })
    .join(' ')
}

export function readCounts(text: string): Map<number, number> {
  const counts = new Map<number, number>()
  let last = -1
  for (const part of text === '' ? [] : text.split(' ')) {
    const [step, count = '1'] = part.split('x')
    last += Number(step)
    counts.set(last, Number(count))
  }
  return counts
}
