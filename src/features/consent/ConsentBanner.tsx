import { useEffect, useId, useRef } from 'react'
import { type ConsentChoice, everything, nothing } from '../../data-layer/consent.ts'
import { Button } from '../../ui/Button.tsx'
import type { ConsentTexts } from './consent-texts.ts'

interface Props {
  texts: ConsentTexts
  onChoose: (choice: ConsentChoice) => void
  onSettings: () => void
}

/** Is at the foot of the window without taking focus; refusing is as easy as accepting. */
export function ConsentBanner({ texts: { words, listPath }, onChoose, onSettings }: Props) {
  const banner = useRef<HTMLElement>(null)
  const titleId = useId()
  useRoomBelow(banner)
  return (
    <section className="consent-banner" ref={banner} aria-labelledby={titleId}>
      <div className="consent-said">
        <h2 id={titleId}>{words['consent.title']}</h2>
        <p>
          {words['consent.text']}{' '}
          <a className="text-link" href={listPath}>
            {words['consent.list']}
          </a>
        </p>
      </div>
      <div className="consent-actions">
        <Button type="secondary" size="sm" onClick={() => onChoose(nothing)}>
          {words['consent.rejectAll']}
        </Button>
        <Button type="secondary" size="sm" onClick={() => onChoose(everything)}>
          {words['consent.acceptAll']}
        </Button>
        <button className="consent-link" type="button" onClick={onSettings}>
          {words['consent.openSettings']}
        </button>
      </div>
    </section>
  )
}

/** Gives the page room for the banner at its end, and keeps what takes focus from ending up behind it. */
function useRoomBelow(banner: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--consent-height', `${(banner.current?.offsetHeight ?? 0) + 32}px`),
    )
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--consent-height')
    }
  }, [banner])
}
