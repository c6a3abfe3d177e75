declare global {
  interface Window {
    /** Milliseconds from each event that something happened by to the paint that followed. */
    paintDelays: number[]
  }
}

/** Runs in the page before its own scripts: times every click and input until its frame has been painted. */
export function recordPaintDelays(): void {
  window.paintDelays = []
  const afterPaint = new MessageChannel()
  const waiting: number[] = []
  afterPaint.port1.onmessage = () => {
    const now = performance.now()
    window.paintDelays.push(...waiting.splice(0).map((start) => now - start))
  }
  // A message posted in the frame's callback is delivered once the frame is done.
  const follow = ({ isTrusted, timeStamp }: Event) => {
    if (!isTrusted) return
    requestAnimationFrame(() => {
      waiting.push(timeStamp)
      afterPaint.port2.postMessage(undefined)
    })
  }
  for (const type of ['click', 'input']) addEventListener(type, follow, { capture: true })
}

/** Runs in the page: the slowest answer since it was last asked, in milliseconds, waited for if it is under way. */
export const paintDelays = () =>
  new Promise<number>((resolve) => {
    const look = () => {
      const delays = window.paintDelays.splice(0)
      if (delays.length > 0) resolve(Math.max(...delays))
      else requestAnimationFrame(look)
    }
    look()
  })
