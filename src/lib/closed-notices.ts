import { stored } from './storage.ts'

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

const closed = stored('closed-notices', isIds)

/** Keeps that a notice of the content, by its entry id, was closed: it stays hidden until an editor makes another. */
export function keepClosed(id: string): void {
  const ids = closed.read() ?? []
  if (!ids.includes(id)) closed.write([...ids, id])
}
