import { useToldTitle } from './use-told-title.ts'

interface Props {
  /** A page has one h1: where several screens are on one, theirs are lower. */
  tag?: HeadingTag | undefined
  children: string
}

export type HeadingTag = 'h1' | 'h4'

/** One heading through all states of a result, so that each new one is announced; the document's title goes with it. */
export function ResultHeading({ tag: Tag = 'h1', children }: Props) {
  useToldTitle(Tag === 'h1' ? children : undefined)
  return <Tag aria-live="polite">{children}</Tag>
}
