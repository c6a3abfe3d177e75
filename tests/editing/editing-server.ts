import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** A site of its own with its editing page, over a copy of the content: the files that other tests read stay as they are. */
export async function startEditing(
  firstPort: number,
): Promise<{ folder: string; address: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'editing-'))
  await cp(resolve('content-sync/space'), join(folder, 'space'), { recursive: true })
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    env: {
      ...process.env,
      PORT: String(firstPort),
      DATA_FOLDER: join(folder, 'data'),
      EMBEDDED_SPACE: join(folder, 'space'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(server.stdout)) if (line.startsWith('editing: ')) break
  server.stdout.resume()
  return {
    folder,
    address: `http://127.0.0.1:${firstPort + 3}/`,
    stop: async () => {
      server.kill()
      await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
