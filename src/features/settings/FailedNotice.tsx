import type { ReactNode } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Failed } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Trouble } from '../../ui/Trouble.tsx'
import type { PanelWords } from './panel.microcopy.ts'

interface Props {
  failed: Failed
  words: PanelWords
  children?: ReactNode
}

/** Why a call brought nothing, with its reference. */
export function FailedNotice({ failed, words, children }: Props) {
  return (
    <Trouble
      text={reasonOf(failed, words)}
      reference={fill(words['trouble.reference'], { reference: failed.reference })}
    >
      {children}
    </Trouble>
  )
}

function reasonOf(failed: Failed, words: PanelWords): string {
  if (failed.kind !== 'failure') return words[troubleKey(failed)]
  switch (failed.code) {
    case 'CONSENT_NOT_EDITABLE':
      return words['settings.consentLocked']
    case 'NUMBER_NOT_OWNED':
      return words['settings.numberNotOwned']
    case 'RECURRING_PAYMENT_NOT_FOUND':
      return words['settings.notFound']
    default:
      return words['trouble.unknown']
  }
}
