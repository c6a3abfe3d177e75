/** What the tabs of one browser tell each other; nothing personal is in it. */
const kinds = ['signedIn', 'signedOut', 'switched'] as const
export type SessionNews = (typeof kinds)[number]

const isNews = (data: unknown): data is SessionNews => kinds.some((kind) => kind === data)

/** One channel a page: what it says itself it doesn't hear. Undefined in browsers without channels (before 2022). */
const channel =
  typeof BroadcastChannel === 'undefined' || typeof document === 'undefined'
    ? undefined
    : new BroadcastChannel('uoga-session')

/** Tells the other tabs. */
export const announce = (news: SessionNews): void => channel?.postMessage(news)

/** Hears what other tabs announce; what is returned stops it. */
export function onNews(hear: (news: SessionNews) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data)
  }
  channel?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}
