import { type Environment, readEnvironment } from '../hosting/environment.ts'

/** What the environment's variables say; undefined once all that is wrong with them is reported. */
export function checkEnvironment(): Environment | undefined {
  const result = readEnvironment(process.env)
  if (result.kind === 'read') return result.environment
  for (const problem of result.problems) console.error(problem)
  return undefined
}
