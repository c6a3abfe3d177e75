import { createServer } from 'node:net'

interface Wanted {
  port: number
  /** What would listen there: `the site`. */
  purpose: string
}

/** One sentence that names the first port that something else listens on; undefined where all are free. */
export async function takenPort(wanted: Wanted[]): Promise<string | undefined> {
  for (const { port, purpose } of wanted) {
    if (await isFree(port)) continue
    return `Port ${port}, wanted for ${purpose}, is taken. End what listens there, or set PORT to another number: the sandboxes take the next two.`
  }
  return undefined
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  return promise
}
