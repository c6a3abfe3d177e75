import type { ReactNode } from 'react'
import { type Drawing, Picture } from './Picture.tsx'

interface Props {
  drawing: Drawing | undefined
  title: string
  text: string
  /** Where to continue from here. */
  children?: ReactNode
}

/** There is nothing on record, and that is no failure. */
export const EmptyRecords = ({ drawing, title, text, children }: Props) => (
  <div className="records-empty">
    <Picture className="records-picture" drawing={drawing} />
    <div>
      <h2 className="text-h3">{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  </div>
)
