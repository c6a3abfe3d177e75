import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { AskProblemNotice } from '../code-by-text/AskProblemNotice.tsx'
import { PersonFields } from '../person/PersonFields.tsx'
import { DestinationFields } from './DestinationFields.tsx'
import { draftInForm } from './draft-in-form.ts'
import { LeaveForm } from './LeaveForm.tsx'
import type { PersonStep } from './leave-extra.store.ts'
import type { StepProps } from './leave-extra-props.ts'
import { toldInWords } from './leave-words.ts'

interface Props extends StepProps {
  screen: PersonStep
}

/** Who leaves with which number; for the extra line also where it goes. */
export function LeavePersonForm({ screen, ...step }: Props) {
  const { flow, words, store, idPrefix, isOff } = step
  const draft = store.draft()
  return (
    <LeaveForm {...step} step="person" problems={screen.problems}>
      {(errorAt) => (
        <>
          {screen.problem && (
            <AskProblemNotice
              problem={screen.problem}
              words={words}
              toldInWords={(told) => toldInWords(told, words)}
            />
          )}
          {screen.restrictedUntil && (
            <Countdown
              until={screen.restrictedUntil}
              text={words['link.tryAgainIn']}
              ended={words['link.tryAgainNow']}
            />
          )}
          {flow === 'leaveExtra' && <DestinationFields {...step} draft={draft} errorAt={errorAt} />}
          <PhoneField
            name={`${idPrefix}phone`}
            label={words['leave.phone']}
            hint={words['leave.phoneHint']}
            defaultValue={draft.phone}
            error={errorAt('phone')}
            required
          />
          <PersonFields
            words={words}
            emailHint={words['leave.emailHint']}
            idPrefix={idPrefix}
            errorAt={errorAt}
            inputOf={(field) => ({ defaultValue: draft[field] })}
          />
          <Button submit isWide isOff={isOff} busyLabel={screen.isAsking ? words['link.sending'] : undefined}>
            {words['leave.sendCode']}
          </Button>
          {flow === 'leaveSecondLine' && (
            <Button
              type="text"
              onClick={({ currentTarget: { form } }) =>
                form && store.back(draftInForm(form, idPrefix, draft))
              }
            >
              {words['leave.back']}
            </Button>
          )}
        </>
      )}
    </LeaveForm>
  )
}
