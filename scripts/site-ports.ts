import type { Environment } from '../hosting/environment.ts'
import { isEditable } from './site-editing.ts'
import { takenPort } from './taken-port.ts'

/** Whether the site and the sandboxes that it needs can listen; says what is in the way. */
export async function portsAreFree(environment: Environment): Promise<boolean> {
  const { ports, operator, content } = environment
  const taken = await takenPort([
    { port: ports.site, purpose: 'the site' },
    ...(operator.kind === 'sandbox' ? [{ port: ports.operator, purpose: 'the sandbox operator' }] : []),
    ...(content.kind === 'embedded' ? [{ port: ports.content, purpose: 'the sandbox Contentful' }] : []),
    ...(isEditable(environment) ? [{ port: ports.editing, purpose: 'the editing page' }] : []),
  ])
  if (taken) console.error(taken)
  return !taken
}
