import { type ReactNode, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { type Cents, formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Berry } from '../../ui/Berry.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EarlierAttempt } from '../../ui/EarlierAttempt.tsx'
import { Form } from '../../ui/Form.tsx'
import { InView } from '../../ui/InView.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { TextWithLinks } from '../../ui/TextWithLinks.tsx'
import { planBerry } from '../own-plan/plan-berry.ts'
import { AskFirst } from '../unfinished/AskFirst.tsx'
import { NoticeInWords } from './NoticeInWords.tsx'
import { StepTitle } from './StepTitle.tsx'
import type { LaterStepWords } from './sim-order.microcopy.ts'
import type { EarlierOrder, Screen } from './sim-order.store.ts'
import type { PricedOrder } from './sim-order.ts'
import type { SimOrderPaths, StepProps } from './sim-order-props.ts'
import { priceInWords } from './sim-order-words.ts'

interface Props extends StepProps<LaterStepWords> {
  screen: Extract<Screen, { order: PricedOrder }>
  paths: SimOrderPaths
}

/** Everything once more, and the button that obliges to pay. */
export function OrderSummary({ kind, language, words, store, idPrefix, takesFocus, screen, paths }: Props) {
  const [areAccepted, setAccepted] = useState(false)
  const { order } = screen
  const isOrdering = screen.name !== 'summary'
  const notice = screen.name === 'summary' ? screen.notice : undefined
  const areTermsMissing = screen.name === 'summary' && screen.areTermsMissing && !areAccepted
  const field = `${idPrefix}terms`
  const error = areTermsMissing ? words['cardOrder.termsMissing'] : undefined
  return (
    <Form
      head={<StepTitle kind={kind} step="summary" words={words} takesFocus={takesFocus} />}
      errors={error === undefined ? [] : [{ field, message: error }]}
      words={words}
      onSubmit={() => void store.pay(areAccepted)}
    >
      {notice &&
        notice.kind !== 'earlier' &&
        (notice.kind === 'priceChanged' ? (
          <InView>
            <Notification type="warning">
              <p>{fill(words['cardOrder.priceChanged'], { before: formatEuro(notice.before) })}</p>
            </Notification>
          </InView>
        ) : (
          <NoticeInWords notice={notice} words={words}>
            <p>{words['cardOrder.unsure']}</p>
          </NoticeInWords>
        ))}
      <OrderLines order={order} kind={kind} words={words} />
      <p className="field-hint">
        {words['cardOrder.vat']} {words['cardOrder.works']}
      </p>
      <p className="field-hint">
        {words['cardOrder.withdrawal']}{' '}
        <NewTabLink className="text-link" href={paths.withdrawal} words={words}>
          {words['cardOrder.withdrawalLink']}
        </NewTabLink>
      </p>
      <Checkbox
        name={field}
        label={
          <TextWithLinks
            words={words}
            text={words['cardOrder.terms']}
            links={{ terms: { href: paths.terms, title: words['cardOrder.termsLink'] } }}
          />
        }
        checked={areAccepted}
        onChange={({ target }) => setAccepted(target.checked)}
        error={error}
        required
      />
      {notice?.kind === 'earlier' ? (
        <Earlier
          earlier={notice.earlier}
          words={words}
          onGoOn={() => void store.goOnWithEarlier()}
          onOrderBeside={() => void store.orderBeside(areAccepted)}
        />
      ) : (
        <AskFirst
          own={kind}
          language={language}
          loadingLabel={words['cardOrder.asking']}
          failed={words['trouble.partNotLoaded']}
          tryAgain={words['cardOrder.tryAgain']}
          isBusy={isOrdering}
        >
          <Button submit isWide busyLabel={isOrdering ? words['cardOrder.ordering'] : undefined}>
            {order.totalInCents === 0
              ? words['cardOrder.orderFree']
              : fill(words['cardOrder.pay'], { sum: formatEuro(order.totalInCents) })}
          </Button>
        </AskFirst>
      )}
      <div className="summary-ways">
        <Button type="text" disabled={isOrdering} onClick={store.back}>
          {words['cardOrder.change']}
        </Button>
        <Button type="text" onClick={() => print()}>
          {words['cardOrder.print']}
        </Button>
      </div>
    </Form>
  )
}

const earlierKeys = {
  awaitingPayment: 'cardOrder.earlierAwaiting',
  placed: 'cardOrder.earlierPlaced',
  unknown: 'cardOrder.earlierUnknown',
} as const

interface EarlierProps {
  earlier: EarlierOrder
  words: LaterStepWords
  onGoOn: () => void
  onOrderBeside: () => void
}

/** In place of the button that orders: an order that was begun before. */
function Earlier({ earlier, words, onGoOn, onOrderBeside }: EarlierProps) {
  const { orderReference, standing, canSend } = earlier
  const goOnKey = orderReference === undefined ? 'cardOrder.earlierSend' : 'cardOrder.begunLink'
  return (
    <EarlierAttempt
      title={words['cardOrder.begunTitle']}
      ways={[
        ...(orderReference !== undefined || canSend ? [{ label: words[goOnKey], onChoose: onGoOn }] : []),
        { label: words['cardOrder.orderBeside'], onChoose: onOrderBeside },
      ]}
    >
      <p>{words[earlierKeys[standing]]}</p>
      {orderReference === undefined && canSend && <p>{words['cardOrder.earlierOnce']}</p>}
    </EarlierAttempt>
  )
}

function OrderLines({ order, kind, words }: Pick<Props, 'kind' | 'words'> & { order: PricedOrder }) {
  const { buyer, plan, way, cardPriceInCents, totalInCents } = order
  return (
    <dl className="fact-list">
      <Line
        label={words[kind === 'sim' ? 'cardOrder.card' : 'cardOrder.esim']}
        price={cardPriceInCents}
        words={words}
      />
      {way && (
        <Line label={words['cardOrder.delivery']} price={way.priceInCents} words={words}>
          {whereTo(order)}
        </Line>
      )}
      {plan && (
        <Line
          label={
            <>
              <Berry berry={planBerry(plan.planId, plan.berry)} detail="mark" />
              {plan.planTitle}
            </>
          }
          price={plan.priceInCents}
          words={words}
        >
          {plan.description}
        </Line>
      )}
      <div>
        <dt>{words['cardOrder.buyer']}</dt>
        <dd className="summary-buyer">
          <span>
            {buyer.firstName} {buyer.lastName}
          </span>
          <span>{buyer.email}</span>
          <span>{formatPhoneNumber(buyer.phoneNumber)}</span>
        </dd>
      </div>
      <div className="order-total">
        <dt>{words['cardOrder.total']}</dt>
        <dd>{formatEuro(totalInCents)}</dd>
      </div>
    </dl>
  )
}

interface LineProps {
  label: ReactNode
  price: Cents
  words: LaterStepWords
  children?: ReactNode
}

function Line({ label, price, words, children }: LineProps) {
  return (
    <div>
      <dt>
        {label}
        {children && <span className="summary-more">{children}</span>}
      </dt>
      <dd>{priceInWords(price, words)}</dd>
    </div>
  )
}

function whereTo({ delivery, terminal }: PricedOrder): string {
  if (delivery?.method === 'address') return `${delivery.street}, ${delivery.postalCode} ${delivery.city}`
  return terminal ? `${terminal.name}, ${terminal.address}, ${terminal.city}` : ''
}
