/** What `promise` brings; rejects where it has neither come nor failed after so many milliseconds. */
export async function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing after ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A script or a text that hasn't come by then is missing: within five seconds the user gets an error and a way to ask again. */
export const longestLoadInMilliseconds = 4_000
