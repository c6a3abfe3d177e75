import type { Environment } from '../hosting/environment.ts'
import { isLoopback } from '../hosting/private-address.ts'
import { listen } from '../sandbox/contentful/listen.ts'
import { createEditing } from '../sandbox/editing/editing.ts'
import type { Lifetime } from './lifetime.ts'
import { siteNeeds } from './site-needs.ts'

/** Whether the content may be edited in a browser: files of this machine, for a site that is open on this machine alone. */
export const isEditable = ({ content, siteOrigin }: Environment): boolean =>
  content.kind === 'embedded' && isLoopback(siteOrigin)

/** Where it is; undefined where there is none. */
export const editingOrigin = (environment: Environment): string | undefined =>
  isEditable(environment) ? `http://127.0.0.1:${environment.ports.editing}` : undefined

/** Serves the editing page on this machine only, for as long as the command lives, and says where. */
export async function openEditing(environment: Environment, lifetime: Lifetime): Promise<void> {
  const origin = editingOrigin(environment)
  if (origin === undefined) return
  const editing = createEditing({
    folder: environment.embeddedSpace,
    siteOrigin: `http://127.0.0.1:${environment.ports.site}`,
    needs: await siteNeeds(),
  })
  const { close } = await listen(editing, { port: environment.ports.editing })
  lifetime.owns(close)
  console.log(`editing: ${origin}`)
}
