/** What an action brings; undefined where it throws, as a storage that is off does. */
export function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
