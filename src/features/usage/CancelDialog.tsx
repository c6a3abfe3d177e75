import { formatDay } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { amountWords, gainTitle } from '../gains/gain-words.ts'
import { addUp, nameOfGain } from '../gains/gains.ts'
import type { CancelScreen } from './cancel-plan.store.ts'
import { PlanChangeConfirmation } from './PlanChangeConfirmation.tsx'
import { PlanChangeDialog } from './PlanChangeDialog.tsx'
import type { UsageWords } from './usage.microcopy.ts'
import { isLastPlan, type OrderedPlan } from './usage.ts'

interface Props {
  screen: CancelScreen
  /** All of the number's plans: whether another one continues. */
  plans: readonly OrderedPlan[]
  words: UsageWords
  language: Language
  now: number
  onConfirm: () => void
  onClose: () => void
}

/** Cancelling a plan: what it means, then how it went. */
export function CancelDialog(props: Props) {
  const { screen, words, onClose } = props
  return (
    <PlanChangeDialog screen={screen} title={titleOf(screen, words)} words={words} onClose={onClose}>
      <CancelSteps {...props} />
    </PlanChangeDialog>
  )
}

/** A question as long as it is one. */
function titleOf(screen: CancelScreen, words: UsageWords): string {
  switch (screen.name) {
    case 'closed':
      return ''
    case 'consequences':
    case 'sending':
    case 'failed':
      return fill(words['usage.cancelTitle'], { plan: screen.plan.planName })
    case 'underWay':
    case 'done':
    case 'notFound':
      return screen.plan.planName
  }
}

/** What the dialog says at each step. */
export function CancelSteps(props: Props) {
  const { screen, words, language, onConfirm, onClose } = props
  switch (screen.name) {
    case 'closed':
      return null
    case 'consequences':
    case 'sending':
    case 'failed':
      return (
        <>
          <Consequences {...props} plan={screen.plan} />
          <PlanChangeConfirmation
            screen={screen}
            words={words}
            failedTitle={words['usage.cancelFailed']}
            sendingLabel={words['usage.sendingCancel']}
            confirmLabel={words['usage.cancelConfirm']}
            onConfirm={onConfirm}
            onClose={onClose}
          />
        </>
      )
    case 'underWay':
    case 'done':
      return (
        <>
          <Notification type={screen.name === 'done' ? 'success' : 'info'}>
            <p>{words[screen.name === 'done' ? 'usage.cancelDone' : 'usage.cancelUnderWay']}</p>
            <p>{formatPhoneNumber(screen.phoneNumber)}</p>
            {screen.until !== null && (
              <p>{fill(words['usage.worksUntil'], { date: formatDay(screen.until, language) })}</p>
            )}
          </Notification>
          <Button onClick={onClose}>{words['usage.ok']}</Button>
        </>
      )
    case 'notFound':
      return (
        <>
          <Notification type="warning">
            <p>{words['usage.notFound']}</p>
          </Notification>
          <Button onClick={onClose}>{words['usage.ok']}</Button>
        </>
      )
  }
}

function Consequences({ plan, plans, words, language, now }: Props & { plan: OrderedPlan }) {
  const remaining = addUp(plan.gains).filter(
    ({ remainingAmount }) => remainingAmount.unlimited || remainingAmount.value !== 0,
  )
  return (
    <>
      <p>{fill(words['usage.forNumber'], { number: formatPhoneNumber(plan.phoneNumber) })}</p>
      <p className="text-lead">
        {plan.validTo === null
          ? words['usage.cancelNow']
          : fill(words['usage.cancelUntil'], { date: formatDay(plan.validTo, language) })}
      </p>
      <ul className="consequences">
        {plan.isRecurring && <li>{words['usage.cancelNoRenewal']}</li>}
        <li>
          {words[isLastPlan(plan, plans, now) ? 'usage.cancelStandardRates' : 'usage.cancelOthersStay']}
        </li>
        {remaining.length > 0 && (
          <li>
            {words['usage.cancelLost']}
            <ul>
              {remaining.map((gain) => (
                <li key={nameOfGain(gain)}>
                  {gainTitle(gain, words, language)}: {amountWords(gain.remainingAmount, words, language)}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </>
  )
}
