import { relative } from 'node:path'

/** Where in the YAML something is wrong: the file, and what is known of the place in it. */
export interface Place {
  file: string
  entry?: string
  field?: string
  locale?: string
}

/** What is wrong with the files of a space, sentence by sentence: `entries/plan.yaml: "plan-s", field sticker (en): …`. */
export class SpaceProblems {
  readonly found: { place: Place; problem: string }[] = []
  readonly sentences: string[] = []

  add(place: Place, problem: string): void {
    const { file, entry, field, locale } = place
    this.found.push({ place, problem })
    const where = [entry && `"${entry}"`, field && `field ${field}`].filter(Boolean).join(', ')
    const inLocale = locale ? ` (${locale})` : ''
    this.sentences.push(`${file}:${where && ` ${where}${inLocale}:`} ${problem}`)
  }

  /** Throws where anything is wrong so far. */
  refuse(folder: string): void {
    if (this.sentences.length > 0) throw new UnreadableSpace(folder, this.sentences)
  }
}

/** The files of a space can't be published. */
export class UnreadableSpace extends Error {
  override readonly name = 'UnreadableSpace'
  readonly problems: readonly string[]

  constructor(folder: string, problems: readonly string[]) {
    super([`The content in ${relative(process.cwd(), folder)} can't be published:`, ...problems].join('\n  '))
    this.problems = problems
  }
}
