import type { ReactNode } from 'react'
import type { Words } from '../../content/words.ts'
import { fill } from '../../i18n/fill.ts'
import type { Failed } from '../../session/loaded.ts'
import type { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Trouble } from '../../ui/Trouble.tsx'

interface Props {
  failed: Failed
  words: Words<typeof troubleMicrocopy>
  children?: ReactNode
}

/** A call that brought no answer, with its reference. */
export function Unanswered({ failed, words, children }: Props) {
  return (
    <Trouble
      text={words[troubleKey(failed)]}
      reference={fill(words['trouble.reference'], { reference: failed.reference })}
    >
      {children}
    </Trouble>
  )
}
