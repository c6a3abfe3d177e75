import { formatDay, formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { type Fact, Summary } from '../../ui/Summary.tsx'
import { PlanChangeActions } from './PlanChangeActions.tsx'
import { PlanChangeConfirmation } from './PlanChangeConfirmation.tsx'
import { PlanChangeDialog } from './PlanChangeDialog.tsx'
import type { UsageWords } from './usage.microcopy.ts'
import type { Withdrawal, WithdrawScreen } from './withdraw.store.ts'

interface Props {
  screen: WithdrawScreen
  words: UsageWords
  language: Language
  onProceed: () => void
  onConfirm: () => void
  onClose: () => void
}

/** Withdrawing from a contract: a statement, its confirmation, and the dated acknowledgement to keep. */
export function WithdrawDialog(props: Props) {
  const { screen, words, onClose } = props
  return (
    <PlanChangeDialog screen={screen} title={words[titleOf(screen)]} words={words} onClose={onClose}>
      <WithdrawSteps {...props} />
    </PlanChangeDialog>
  )
}

/** What the dialog says at each step. */
export function WithdrawSteps({ screen, words, language, onProceed, onConfirm, onClose }: Props) {
  switch (screen.name) {
    case 'closed':
      return null
    case 'statement':
      return (
        <>
          <Statement plan={screen.plan} words={words} language={language} />
          <p>{words['usage.withdrawWhat']}</p>
          <PlanChangeActions
            words={words}
            label={words['usage.withdrawContinue']}
            onGoOn={onProceed}
            onClose={onClose}
          />
        </>
      )
    case 'confirmation':
    case 'sending':
    case 'failed':
      return (
        <>
          <Statement plan={screen.plan} words={words} language={language} />
          <p>{words['usage.withdrawConfirmText']}</p>
          <PlanChangeConfirmation
            screen={screen}
            words={words}
            failedTitle={words['usage.withdrawFailed']}
            sendingLabel={words['usage.withdrawing']}
            confirmLabel={words['usage.withdrawConfirm']}
            onConfirm={onConfirm}
            onClose={onClose}
          />
        </>
      )
    case 'acknowledged':
      return (
        <>
          <Acknowledgement withdrawal={screen.withdrawal} words={words} language={language} />
          <div className="dialog-actions">
            <Button isFullWidthOnMobile onClick={() => print()}>
              {words['usage.print']}
            </Button>
            <Button type="outline" isFullWidthOnMobile onClick={onClose}>
              {words['usage.ok']}
            </Button>
          </div>
        </>
      )
    case 'periodOver':
    case 'notFound':
      return (
        <>
          <Notification type="warning">
            <p>{words[screen.name === 'periodOver' ? 'usage.periodOver' : 'usage.notFound']}</p>
          </Notification>
          <Button onClick={onClose}>{words['usage.ok']}</Button>
        </>
      )
  }
}

type Shown = Pick<Props, 'words' | 'language'>

function Statement({
  plan,
  words,
  language,
}: Shown & { plan: Extract<WithdrawScreen, { name: 'statement' }>['plan'] }) {
  return (
    <>
      <p>{fill(words['usage.forNumber'], { number: formatPhoneNumber(plan.phoneNumber) })}</p>
      <blockquote className="statement">
        {fill(words['usage.withdrawStatement'], {
          plan: plan.planName,
          date: formatDay(plan.orderedAt, language),
        })}
      </blockquote>
    </>
  )
}

function Acknowledgement({ withdrawal, words, language }: Shown & { withdrawal: Withdrawal }) {
  const { acknowledgementReference, withdrawnAt, planName, phoneNumber, eurRefund } = withdrawal
  const facts: Fact[] = [
    [words['usage.acknowledgementReference'], acknowledgementReference],
    [words['usage.withdrawnAt'], formatMoment(withdrawnAt, language)],
    [words['usage.plan'], planName],
    [words['usage.number'], formatPhoneNumber(phoneNumber)],
    [words['usage.refund'], formatEuro(eurRefund)],
  ]
  return (
    <>
      <Notification type="success">
        <p>{words['usage.acknowledgedText']}</p>
      </Notification>
      <Summary facts={facts} />
    </>
  )
}

function titleOf(screen: WithdrawScreen) {
  switch (screen.name) {
    case 'confirmation':
    case 'sending':
    case 'failed':
      return 'usage.withdrawConfirmTitle'
    case 'acknowledged':
      return 'usage.acknowledged'
    case 'closed':
    case 'statement':
    case 'periodOver':
    case 'notFound':
      return 'usage.withdrawTitle'
  }
}
