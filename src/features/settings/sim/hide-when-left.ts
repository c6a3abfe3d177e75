import type { Reveal } from './reveal.ts'

/** A page that is left or put behind another shows no code. Returns what unties it. */
export function hideWhenLeft({ hide }: Pick<Reveal<unknown>, 'hide'>): () => void {
  const onChange = () => document.hidden && hide()
  document.addEventListener('visibilitychange', onChange)
  addEventListener('pagehide', hide)
  return () => {
    hide()
    document.removeEventListener('visibilitychange', onChange)
    removeEventListener('pagehide', hide)
  }
}
