import { formatTime } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import type { AccountGateWords } from './account.microcopy.ts'
import type { LaterGateWords } from './later-gate.microcopy.ts'
import type { Ending } from './session-end.store.ts'

interface Props {
  ending: Ending
  words: AccountGateWords & LaterGateWords
  language: Language
  onStay: () => void
  onClose: () => void
}

/** When the session ends, and the way to stay signed in. What was typed on the page stays either way. */
export function SessionEndingDialog({ ending, words, language, onStay, onClose }: Props) {
  return (
    <Dialog
      isOpen={ending.name === 'near'}
      title={words['account.endingTitle']}
      closeLabel={words['settings.close']}
      onClose={onClose}
    >
      {ending.name === 'near' && (
        <div className="grid gap-gap">
          <p>
            {fill(words[ending.isProlongable ? 'account.endingText' : 'account.endingForGood'], {
              time: formatTime(ending.at, language),
            })}
          </p>
          {ending.trouble && (
            <Trouble
              text={words[troubleKey(ending.trouble)]}
              reference={fill(words['trouble.reference'], { reference: ending.trouble.reference })}
            />
          )}
          {ending.isProlongable && (
            <Button
              isFullWidthOnMobile
              busyLabel={ending.isAsking ? words['account.staying'] : undefined}
              onClick={onStay}
            >
              {words['account.stay']}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
