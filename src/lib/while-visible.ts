import { whenActivated } from './when-activated.ts'

interface Work {
  start(): void
  stop(): void
}

/** Works only while someone can see it, and not before a prerendered page is really opened. Returns what ends it. */
export function whileVisible(work: Work): () => void {
  let isEnded = false
  const follow = () => {
    if (document.visibilityState === 'visible') work.start()
    else work.stop()
  }
  whenActivated(() => {
    if (isEnded) return
    follow()
    document.addEventListener('visibilitychange', follow)
  })
  return () => {
    isEnded = true
    document.removeEventListener('visibilitychange', follow)
    work.stop()
  }
}
