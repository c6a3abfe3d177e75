interface Props {
  /** As it is seen, with signs that have no sound. */
  seen: string
  /** The same in words, for a screen reader. */
  inWords: string
}

/** What is read aloud in other words than it is written in. */
export const ReadAloud = ({ seen, inWords }: Props) =>
  seen === inWords ? (
    seen
  ) : (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="sr-only">{inWords}</span>
    </>
  )
