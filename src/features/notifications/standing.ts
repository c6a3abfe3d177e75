import type { Failed, Loaded } from '../../session/loaded.ts'

/** Of when the figures are that are there (the oldest of them, UTC milliseconds), why they are not of now, and if that is asked. */
export function standingOf(parts: readonly Loaded<unknown>[]): {
  at: number | undefined
  failed: Failed | undefined
  isAsking: boolean
} {
  const ready = parts.filter((part) => part.name === 'ready')
  return {
    at: ready.length > 0 ? Math.min(...ready.map(({ at }) => at)) : undefined,
    failed: ready.find(({ failed }) => failed)?.failed,
    isAsking: ready.some(({ isAsking }) => isAsking),
  }
}
