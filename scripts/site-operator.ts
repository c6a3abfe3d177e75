import type { Environment } from '../hosting/environment.ts'
import { listen } from '../sandbox/operator/listen.ts'
import type { Lifetime } from './lifetime.ts'

/** Starts the sandbox operator where the environment names no other, for as long as the command lives. */
export async function openOperator(
  { operator, ports, dataFolder, siteOrigin }: Environment,
  lifetime: Lifetime,
): Promise<void> {
  if (operator.kind !== 'sandbox') return
  const { close } = await listen({ port: ports.operator, dataFolder, siteOrigin })
  lifetime.owns(close)
}
