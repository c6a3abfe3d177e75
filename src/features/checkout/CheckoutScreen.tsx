import { fill } from '../../i18n/fill.ts'
import type { Failed } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import { Progress, stagesOf } from '../../ui/Progress.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import type { Screen } from './checkout.store.ts'
import type { Order } from './checkout.ts'
import type { CheckoutScreenProps } from './checkout-props.ts'
import { OrderLines } from './OrderLines.tsx'
import { OrderSums } from './OrderSums.tsx'

/** Loaded with the calls of its step, before that step is shown. */
export const OrderContract = later(async () => (await import('./OrderContract.tsx')).OrderContract)

export function CheckoutScreen(props: CheckoutScreenProps) {
  const { screen, words } = props
  const done = stagesBehind(screen)
  const labels = [words['checkout.stageCart'], words['checkout.stageOrder'], words['checkout.stageContract']]
  return (
    <>
      {done !== undefined && <Progress label={words['checkout.stages']} stages={stagesOf(labels, done)} />}
      <Stage {...props} />
    </>
  )
}

/** How many of cart, order and contract are behind; none is shown where nothing is ordered. */
function stagesBehind({ name }: Screen): number | undefined {
  switch (name) {
    case 'loading':
    case 'empty':
    case 'failed':
      return undefined
    case 'order':
    case 'checking':
      return 1
    case 'contract':
    case 'submitting':
    case 'leaving':
      return 2
  }
}

function Stage(props: CheckoutScreenProps) {
  const { screen, words, paths, promo, isUnsure } = props
  switch (screen.name) {
    case 'loading':
      return (
        <div className="grid place-items-center min-h-[20rem]">
          <Spinner label={words['checkout.loading']} />
        </div>
      )
    case 'empty':
      return (
        <div className="order-empty">
          <h2 className="text-h3">{words['checkout.emptyTitle']}</h2>
          {promo && <p className="w-full font-[650]">{fill(words['checkout.promo'], { offer: promo })}</p>}
          <p>{words['checkout.emptyText']}</p>
          <a className="button button-primary button-md" href={paths.plans}>
            {words['checkout.toPlans']}
          </a>
          <a className="text-link" href={paths.usage}>
            {words['checkout.myPlans']}
          </a>
        </div>
      )
    case 'failed':
      return <CheckoutTrouble {...props} failed={screen.failed} />
    case 'order':
    case 'checking':
      return (
        <div className="order">
          <div className="grid grid-cols-1 gap-[20px]">
            {screen.failed && <CheckoutTrouble {...props} failed={screen.failed} />}
            {isUnsure(screen.order) && (
              <Notification type="warning" title={words['checkout.unsureTitle']}>
                <p>{words['checkout.unsureText']}</p>
              </Notification>
            )}
            <OrderProblem {...props} order={screen.order} />
            <OrderLines {...props} order={screen.order} />
          </div>
          <OrderSums {...props} order={screen.order} isChecking={screen.name === 'checking'} />
        </div>
      )
    case 'contract':
    case 'submitting':
    case 'leaving':
      return (
        <OptionalPart>
          <OrderContract
            {...props}
            order={screen.order}
            failed={screen.name === 'contract' ? screen.failed : undefined}
            earlier={screen.name === 'leaving' ? undefined : screen.earlier}
            isOrdering={screen.name !== 'contract'}
          />
        </OptionalPart>
      )
  }
}

/** Why nothing of it can be ordered now, and that nothing was, unless this very order may have been sent before. */
function OrderProblem({ order, words, isUnsure }: CheckoutScreenProps & { order: Order }) {
  const { problem } = order
  if (problem === null || problem === 'INSUFFICIENT_BALANCE') return null
  return (
    <Notification type="error" title={words['checkout.notNow']}>
      {!isUnsure(order) && <p>{words['checkout.nothingOrdered']}</p>}
      <p>
        <TextWithPhones text={words[`checkout.${problem}`]} />
      </p>
    </Notification>
  )
}

function CheckoutTrouble({ failed, words, onTryAgain }: CheckoutScreenProps & { failed: Failed }) {
  return (
    <Trouble
      title={words['checkout.failedTitle']}
      text={words[troubleKey(failed)]}
      reference={fill(words['trouble.reference'], { reference: failed.reference })}
    >
      <Button type="outline" size="sm" onClick={onTryAgain}>
        {words['checkout.tryAgain']}
      </Button>
    </Trouble>
  )
}
