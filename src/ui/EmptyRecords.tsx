import type { ReactNode } from 'react'
import { type Drawing, Picture } from './Picture.tsx'

interface Props {
  drawing: Drawing | undefined
  title: string
  text: string
  headingTag?: 'h2' | 'h3'
  /** Where to continue from here. */
  children?: ReactNode
}

/** There is nothing on record, and that is no failure. */
export const EmptyRecords = ({ drawing, title, text, headingTag: Heading = 'h2', children }: Props) => (
  <div className="records-empty">
    <Picture className="records-picture" drawing={drawing} />
    <div>
      <Heading className="text-h3">{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  </div>
)
