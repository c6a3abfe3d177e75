import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  /** In its place until then, and as high. */
  waiting: ReactNode
  children: ReactNode
}

/** What is rendered, and asked for, only once its place comes near the window. */
export function WhenSeen({ waiting, children }: Props) {
  const [isSeen, setIsSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setIsSeen(true)
      },
      { rootMargin: '200px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isSeen ? children : <div ref={place}>{waiting}</div>
}
