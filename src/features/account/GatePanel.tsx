import { type ReactNode, useEffect, useRef } from 'react'
import { type Drawing, Picture } from '../../ui/Picture.tsx'

interface Props {
  drawing: Drawing | undefined
  title: string
  /** A page has one h1: where several screens are on one, theirs are lower. */
  headingTag?: 'h1' | 'h4' | undefined
  /** The operator is asked once more: what it says then is shown again. */
  isAsking?: boolean
  children: ReactNode
}

/** Comes over a page in which someone was: its heading takes focus, by which it is read out. */
export function GatePanel({ drawing, title, headingTag: Heading = 'h1', isAsking, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAsking) heading.current?.focus()
  }, [isAsking])
  return (
    <div className="gate-panel">
      <Picture className="gate-picture" drawing={drawing} />
      <div>
        <Heading className="text-h2" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </div>
    </div>
  )
}
