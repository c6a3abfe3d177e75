import { type MouseEvent, useState } from 'react'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { later } from '../../ui/later.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Drawing, type DrawingPaths } from './Drawing.tsx'
import { StepForm } from './StepForm.tsx'
import type { EsimOrderWords } from './sim-order.microcopy.ts'
import type { StepScreen } from './sim-order.store.ts'
import { type DeviceAnswer, deviceAnswers } from './sim-order.ts'
import type { StepProps } from './sim-order-props.ts'

const drawings: Record<DeviceAnswer, DrawingPaths> = {
  /** A phone that shows a line of digits. */
  eid: {
    paper: 'M13 4h22v40H13z',
    ink: 'M13 4h22v40H13zM21 9h6M18 30h12M18 36h8',
    spot: 'M18 16h12v8H18z',
  },
  /** A phone that shows nothing. */
  noEid: {
    paper: 'M13 4h22v40H13z',
    ink: 'M13 4h22v40H13zM21 9h6',
    spot: 'M19 20l10 10-2 2-10-10zM29 20 19 30l-2-2 10-10z',
  },
}

/** With the models, which few look up. */
const PhoneCheck = later(async () => (await import('./LoadedPhoneCheck.tsx')).LoadedPhoneCheck)

type Props = StepProps<EsimOrderWords> & { screen: StepScreen; simPath: string; phonesPath: string }

/** Whether the phone takes an eSIM: its model tells, or its EID. */
export function DeviceStep(props: Props) {
  const { words, language, draft, store, idPrefix, simPath, phonesPath } = props
  const [isChecking, setIsChecking] = useState(false)
  const check = (event: MouseEvent) => {
    // A new tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setIsChecking(true)
  }
  const pageOfPhones = (
    <p>
      <a
        className="button button-outline button-md"
        href={phonesPath}
        onClick={isChecking ? undefined : check}
      >
        {words['cardOrder.deviceModel']}
      </a>
    </p>
  )
  return (
    <StepForm {...props}>
      {(errorAt) => (
        <>
          {isChecking ? (
            <OptionalPart loading={<Spinner label={words['cardOrder.deviceModel']} />} missing={pageOfPhones}>
              <PhoneCheck
                words={words}
                language={language}
                idPrefix={idPrefix}
                onAnswer={(device) => store.change({ device })}
              />
            </OptionalPart>
          ) : (
            pageOfPhones
          )}
          <p>{words['cardOrder.deviceText']}</p>
          <p className="dial" translate="no">
            *#06#
          </p>
          <ChoiceCards
            name={`${idPrefix}device`}
            legend={words['cardOrder.deviceLegend']}
            isWide
            choices={deviceAnswers.map((answer) => ({
              value: answer,
              label: (
                <>
                  <Drawing {...drawings[answer]} />
                  {words[`cardOrder.${answer}`]}
                </>
              ),
              description: words[`cardOrder.${answer}Text`],
            }))}
            value={draft.device}
            onChange={(device) => store.change({ device })}
            error={errorAt('device')}
          />
          {draft.device === 'noEid' && (
            <Notification type="warning">
              <p>{words['cardOrder.deviceInvalid']}</p>
              <a className="text-link" href={simPath}>
                {words['cardOrder.toSim']}
              </a>
            </Notification>
          )}
          <p className="field-hint">{words['cardOrder.deviceLock']}</p>
        </>
      )}
    </StepForm>
  )
}
