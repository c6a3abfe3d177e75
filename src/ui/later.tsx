import { type ComponentType, use } from 'react'
import { inTime, longestLoadInMilliseconds } from '../lib/in-time.ts'

/** A component whose script is loaded when it is first rendered, or before that by `load()`. */
export interface Later<Props> {
  (props: Props): React.ReactNode
  /** Loads the script, again after a failure. Rejects if it doesn't come within four seconds. Afterwards the component renders at once. */
  load: () => Promise<ComponentType<Props>>
}

/**
 * The one way to load a component later. Unlike React's `lazy` it can be loaded ahead, and a loaded one doesn't suspend:
 * React shows a fallback for 300 ms at least. Render it in a LatePart or OptionalPart.
 * Why: docs/decisions/0052-one-way-to-load-later.md
 */
export function later<Props extends object>(ask: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: ComponentType<Props> | undefined
  let asked: Promise<ComponentType<Props>> | undefined
  const load = () => {
    const coming = ask()
    coming.then(
      (part) => {
        loaded = part
      },
      () => undefined,
    )
    asked = inTime(coming, longestLoadInMilliseconds)
    // Loaded ahead, it is awaited by no one; a failure is reported where the part is shown.
    asked.catch(() => undefined)
    return asked
  }
  function Part(props: Props) {
    const Loaded = loaded ?? use(asked ?? load())
    return <Loaded {...props} />
  }
  return Object.assign(Part, { load })
}
