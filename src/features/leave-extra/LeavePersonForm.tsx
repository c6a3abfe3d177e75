import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { DestinationFields } from './DestinationFields.tsx'
import { draftInForm } from './draft-in-form.ts'
import type { StepProps } from './LeaveExtraScreen.tsx'
import { LeaveForm } from './LeaveForm.tsx'
import { LeavePhoneField } from './LeavePhoneField.tsx'
import { LeaveProblemNotice } from './LeaveProblemNotice.tsx'
import type { Screen } from './leave-extra.store.ts'
import { longest } from './leave-extra.ts'

interface Props extends StepProps {
  screen: Extract<Screen, { name: 'person' }>
}

/** Who leaves with which number; for the extra line also where it goes. */
export function LeavePersonForm({ screen, ...step }: Props) {
  const { flow, words, store, idPrefix } = step
  const draft = store.draft()
  return (
    <LeaveForm {...step} step="person" problems={screen.problems}>
      {(errorAt) => (
        <>
          {screen.problem && <LeaveProblemNotice problem={screen.problem} words={words} />}
          {flow === 'leaveExtra' && <DestinationFields {...step} draft={draft} errorAt={errorAt} />}
          <LeavePhoneField
            name={`${idPrefix}phone`}
            label={words['leave.phone']}
            hint={words['leave.phoneHint']}
            defaultValue={draft.phone}
            error={errorAt('phone')}
          />
          <Field
            name={`${idPrefix}firstName`}
            label={words['leave.firstName']}
            defaultValue={draft.firstName}
            error={errorAt('firstName')}
            autoComplete="given-name"
            maxLength={longest.name}
            required
          />
          <Field
            name={`${idPrefix}lastName`}
            label={words['leave.lastName']}
            defaultValue={draft.lastName}
            error={errorAt('lastName')}
            autoComplete="family-name"
            maxLength={longest.name}
            required
          />
          <Field
            name={`${idPrefix}email`}
            label={words['leave.email']}
            hint={words['leave.emailHint']}
            defaultValue={draft.email}
            error={errorAt('email')}
            type="email"
            autoComplete="email"
            maxLength={longest.email}
            required
          />
          <Button
            submit
            size="lg"
            isFullWidthOnMobile
            isFullWidthOnTablet
            isFullWidthOnDesktop
            busyLabel={screen.isAsking ? words['link.sending'] : undefined}
          >
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
