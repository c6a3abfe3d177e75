import { isDeepStrictEqual } from 'node:util'
import type { Page } from '../../src/content/page.ts'
import type { RawEntry } from '../mirror.ts'
import type { Problem } from '../problem.ts'
import type { Edition } from './entry-reader.ts'

/** Something that parsing a page asked, and what was answered. */
interface Question {
  ask: (edition: Edition) => unknown
  answer: unknown
}

/** A parsed page with everything that it was made of. */
interface KeptPage {
  raw: RawEntry
  page: Page | undefined
  problems: Problem[]
  questions: Question[]
}

/** The pages of the last parsing, for the next one of the same process: by language and id. */
export type KeptPages = Map<string, KeptPage>

/**
 * The page as it was parsed before, with its problems named once more, where everything that its parser asked would be
 * answered just so again; else as it is parsed now. What is parsed goes to `next`.
 * Why: docs/decisions/0098-a-process-that-stays.md
 */
export function parseOrKeep(
  edition: Edition,
  raw: RawEntry,
  { before, next }: { before: KeptPages; next: KeptPages },
  parse: (edition: Edition) => Page | undefined,
): Page | undefined {
  const key = `${edition.language} ${raw.sys.id}`
  const known = before.get(key)
  const kept = known && isSame(known, raw, edition) ? known : parseNoting(edition, raw, parse)
  next.set(key, kept)
  for (const problem of kept.problems) edition.space.problems.add(problem)
  return kept.page
}

const isSame = (known: KeptPage, raw: RawEntry, edition: Edition): boolean =>
  known.raw === raw &&
  known.questions.every(({ ask, answer }) => {
    const now = ask(edition)
    // Entries of a space that stays are the same objects: only paths, three short texts, are compared by what they say.
    return now === answer || (isPaths(answer) && isDeepStrictEqual(now, answer))
  })

const isPaths = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'lt' in answer

function parseNoting(
  edition: Edition,
  raw: RawEntry,
  parse: (edition: Edition) => Page | undefined,
): KeptPage {
  const problems: Problem[] = []
  const questions = new Map<string, Question>()
  function note<Answer>(name: string, ask: (edition: Edition) => Answer): Answer {
    const answer = ask(edition)
    questions.set(name, { ask, answer })
    return answer
  }
  const page = parse({
    ...edition,
    space: {
      id: edition.space.id,
      problems: { add: (problem) => void problems.push(problem) },
      entry: (id) => note(`entry ${id}`, ({ space }) => space.entry(id)),
      asset: (id) => note(`asset ${id}`, ({ space }) => space.asset(id)),
      picture: (address) => note(`picture ${address}`, ({ space }) => space.picture(address)),
      ownerOf: (...asked) => note(`owner ${JSON.stringify(asked)}`, ({ space }) => space.ownerOf(...asked)),
    },
    pagePaths: { get: (id) => note(`paths ${id}`, ({ pagePaths }) => pagePaths.get(id)) },
  })
  return { raw, page, problems, questions: [...questions.values()] }
}
