import * as v from 'valibot'

const Message = v.looseObject({
  id: v.optional(v.number()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
})

export interface Debugging {
  /** Sends a command of the DevTools protocol, to a session where one is named; rejects where the browser refuses it. */
  send(method: string, params?: object, sessionId?: string): Promise<unknown>
  on(method: string, hear: (params: unknown) => void): void
  close(): void
}

/** Commands to a browser's debugging port without Playwright, which knows no prerendered pages. */
export async function debug(port: number): Promise<Debugging> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl } = v.parse(
    v.looseObject({ webSocketDebuggerUrl: v.string() }),
    await answer.json(),
  )
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners: { method: string; hear: (params: unknown) => void }[] = []
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const { id, result, error, method, params } = v.parse(Message, JSON.parse(data))
    if (id === undefined) for (const each of listeners) each.method === method && each.hear(params)
    else if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
  }
  let sent = 0
  return {
    send(method, params = {}, sessionId) {
      sent += 1
      const answered = Promise.withResolvers<unknown>()
      waiting.set(sent, answered)
      socket.send(JSON.stringify({ id: sent, method, params, sessionId }))
      return answered.promise
    },
    on: (method, hear) => void listeners.push({ method, hear }),
    close: () => socket.close(),
  }
}
