import type { Problem } from '../problem.ts'

/** Problems in the order they were met. One that several pages or languages meet is named once. */
export class ProblemList {
  readonly #problems = new Map<string, Problem>()

  add(problem: Problem): void {
    const { severity, contentType, entry, field, language, message } = problem
    this.#problems.set(JSON.stringify([severity, contentType, entry, field, language, message]), problem)
  }

  get all(): Problem[] {
    return [...this.#problems.values()]
  }
}
