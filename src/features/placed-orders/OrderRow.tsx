import type { ReactNode } from 'react'
import { formatCalendarDayOfMonth, formatDayInWords } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { addressWith } from '../../lib/address-fields.ts'
import { systemClock } from '../../lib/clock.ts'
import { formatEuro } from '../../lib/money.ts'
import { isOrderReference } from '../../lib/order-reference.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { Order } from '../../operator/client/orders.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Berry } from '../../ui/Berry.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import type { OrderWays } from './order-ways.ts'
import type { PlacedOrdersWords } from './placed-orders.microcopy.ts'
import { type OrderWay, type Standing, standingOf } from './standing.ts'

interface Props extends OrderWays {
  order: Order
  /** How it is for who looks at it, where that differs from who ordered. */
  standing?: Standing | undefined
  /** What else may be done with it. */
  children?: ReactNode
  isOff: boolean
  words: PlacedOrdersWords
}

const icons: Record<Order['kind'], IconName> = {
  SIM: 'sim',
  ESIM: 'phone',
  PLANS: 'data',
  NUMBER_TRANSFER: 'arrow-right',
  unknown: 'info',
}

const turns: Record<Standing['turn'], IconName> = {
  yours: 'bell',
  ours: 'refresh',
  done: 'check',
  failed: 'warning',
  over: 'close',
}

/** One order: what, when and for how much, how far it has come, and what comes next. */
export function OrderRow(props: Props) {
  const { order, isOff, words, language } = props
  const { kind, orderReference, orderedAt, eurTotal, phoneNumber, planNames, trackingNumber } = order
  const { turn, state, text, way } = props.standing ?? standingOf(order)
  const name = nameOf(order, words)
  const details = [
    formatDayInWords(orderedAt, systemClock.now(), language),
    phoneNumber && formatPhoneNumber(phoneNumber),
    kind !== 'PLANS' && planNames.join(', '),
  ]
  const href = way && hrefOf(way.to, props)
  return (
    <li className="placed">
      <span className="avatar">
        {kind === 'PLANS' ? (
          <Berry berry={props.berries[planNames[0] ?? ''] ?? 'round'} detail="mark" />
        ) : (
          <Icon name={icons[kind]} />
        )}
      </span>
      <div className="placed-body">
        <div className="placed-head">
          <h3>{name}</h3>
          {kind !== 'NUMBER_TRANSFER' && (
            <strong>{eurTotal === 0 ? words['cardOrder.free'] : formatEuro(eurTotal)}</strong>
          )}
        </div>
        <p className={`placed-state turn-${turn}`}>
          <Icon name={turns[turn]} size="sm" />
          {words[state]}
        </p>
        {text && (
          <p>
            <TextWithPhones text={textOf(text, order, props)} />
          </p>
        )}
        <p className="text-small text-ink-soft">{details.filter(Boolean).join(' · ')}</p>
        {trackingNumber && (
          <p className="text-small text-ink-soft">
            {words['cardOrder.trackingNumber']} <span className="reference">{trackingNumber}</span>
          </p>
        )}
        <p className="text-small text-ink-soft">
          {words['orders.code']} <span className="reference">{orderReference}</span>
        </p>
        <div className="placed-actions">
          {way && href && (
            <ActionLink
              type={turn === 'yours' ? 'primary' : 'text'}
              size="sm"
              href={href}
              isOff={isOff}
              label={`${words[way.label]}: ${name}`}
            >
              {words[way.label]}
            </ActionLink>
          )}
          {props.children}
        </div>
      </div>
    </li>
  )
}

function nameOf({ kind, planNames }: Order, words: PlacedOrdersWords): string {
  if (kind === 'PLANS') return planNames.join(', ') || words['orders.PLANS']
  return kind === 'unknown' ? words['orders.other'] : words[`orders.${kind}`]
}

/** The same with what is known of it: the terminal, the day. */
function textOf(
  text: keyof PlacedOrdersWords,
  { parcelTerminal: terminal, transfersOn }: Order,
  { words, language }: Props,
): string {
  if (terminal !== null && text === 'orders.postedText')
    return fill(words['orders.postedTerminal'], { terminal })
  if (terminal !== null && text === 'orders.deliveredText')
    return fill(words['orders.deliveredTerminal'], { terminal })
  if (transfersOn !== null && text === 'orders.transferText')
    return fill(words['orders.transferDay'], { date: formatCalendarDayOfMonth(transfersOn, language) })
  return words[text]
}

/** Where a way leads; undefined where this order has no page. */
function hrefOf(to: OrderWay, { order, esimPath, registrationPath, orderPaths }: Props): string | undefined {
  const { kind, orderReference } = order
  switch (to) {
    case 'own': {
      const path = kind === 'SIM' ? orderPaths.simStatus : orderPaths.esimStatus
      return isOrderReference(orderReference) ? addressWith(path, { orderReference }) : undefined
    }
    case 'again':
      return kind === 'SIM' ? orderPaths.sim : esimPath
    case 'activate':
      return registrationPath
    case 'usage':
      return orderPaths.usage
    case 'plans':
      return orderPaths.plans
  }
}
