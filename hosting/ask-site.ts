import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

/** An answer with its headers as they came: two of one name stay two. */
export interface SiteAnswer {
  status: number
  /** Every value of a header, by its name in small letters. */
  values: (name: string) => string[]
  body: string
}

const patience = 20_000

/** One request with the path exactly as given, dots and all: `fetch` would tidy it. Rejects where no answer comes in 20 s. */
export function askSite(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<SiteAnswer> {
  const { protocol, hostname, port } = new URL(origin)
  const request = protocol === 'https:' ? requestHttps : requestHttp
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>()
  const options = {
    hostname,
    port,
    path,
    method,
    headers,
    agent: false,
    signal: AbortSignal.timeout(patience),
  }
  request(options, async (answer) => {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({
        status: answer.statusCode ?? 0,
        values: (name) => answer.headersDistinct[name] ?? [],
        body: Buffer.concat(chunks).toString(),
      })
    } catch (error) {
      reject(error)
    }
  })
    .once('error', reject)
    .end(body)
  return promise
}
