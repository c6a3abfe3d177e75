import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isOwnHost } from '../shared/own-host.ts'
import { createOperator } from './create-operator.ts'

export interface ListenOptions {
  /** 0 takes a free one. */
  port: number
  /** Keeps the sandbox's databases, so that accounts and payments survive a restart. */
  dataFolder: string
  siteOrigin: string
}

export interface Listening {
  port: number
  origin: string
  close(): Promise<void>
}

/** How often what is due in real time is looked for. */
const tickInMilliseconds = 200

/** Starts the operator, its providers and its control page on 127.0.0.1; no one gets an answer under another name. */
export async function listen({ port: wanted, dataFolder, siteOrigin }: ListenOptions): Promise<Listening> {
  mkdirSync(dataFolder, { recursive: true })
  let origin = ''
  const operator = await createOperator({
    siteOrigin,
    ownOrigin: () => origin,
    dataFolder,
  })
  const answer = getRequestListener(operator.fetch)
  const server = createServer((request, response) =>
    isOwnHost(request.headers.host) ? answer(request, response) : response.writeHead(421).end(),
  )
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : wanted)
    })
  })
  origin = `http://127.0.0.1:${port}`
  const tick = setInterval(() => operator.runDueJobs().catch(console.error), tickInMilliseconds)

  return {
    port,
    origin,
    async close() {
      clearInterval(tick)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await operator.close()
    },
  }
}
