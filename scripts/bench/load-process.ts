/** Asks a server at a rate, in a process of its own: what the bench does meanwhile would count as the server's delay. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { atRate } from './at-rate.ts'
import { atShare, median } from './finding.ts'
import type { Asked, Load, Loaded } from './load.ts'

/** Seconds before the measured ones, in which files are compressed for the first time. */
const warmUp = 2
const agent = new Agent({ keepAlive: true })

process.once('message', async ({ origin, rate, seconds, asked }: Load) => {
  const broken = new Map<string, number>()
  const ask = async (index: number) => {
    const wanted = asked[index % asked.length]
    if (wanted && !(await isAsWanted(origin, wanted).catch(() => false)))
      broken.set(wanted.path, (broken.get(wanted.path) ?? 0) + 1)
  }
  await atRate(rate, warmUp, ask)
  const waits = await atRate(rate, seconds, ask)
  const loaded: Loaded = { median: median(waits), late: atShare(waits, 0.99), broken: [...broken] }
  process.send?.(loaded)
  process.disconnect()
})

async function isAsWanted(origin: string, { path, headers, status, end }: Asked): Promise<boolean> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(origin + path, { headers, agent }, resolve)
      .once('error', reject)
      .end()
  })
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const length = answer.headers['content-length']
  return (
    answer.statusCode === status &&
    (length === undefined || Number(length) === body.length) &&
    (end === undefined || body.toString().trimEnd().endsWith(end))
  )
}
