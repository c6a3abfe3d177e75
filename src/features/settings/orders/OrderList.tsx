import type { Order } from '../../../operator/client/orders.ts'
import type { Loaded } from '../../../session/loaded.ts'
import { ActionLink } from '../../../ui/ActionLink.tsx'
import { TextWithPhones } from '../../../ui/TextWithPhones.tsx'
import { OrderRow } from '../../placed-orders/OrderRow.tsx'
import type { OrderWays } from '../../placed-orders/order-ways.ts'
import { SettingsLoaded } from '../SettingsLoaded.tsx'
import { cardsOf } from '../settings.ts'
import type { ReceiptOf } from './OrderReceipt.tsx'
import type { OrdersWords } from './orders.microcopy.ts'
import { ReceiptButton } from './ReceiptButton.tsx'

interface Props extends OrderWays {
  words: OrdersWords
  loaded: Loaded<Order[]>
  onTryAgain: () => void
  onReceipt: (order: ReceiptOf) => void
}

/** What was ordered, newest first. */
export function OrderList({ loaded, words, onTryAgain, onReceipt, ...ways }: Props) {
  // As an operator answers that has no list: a try again would bring nothing else.
  if (loaded.name === 'failed' && loaded.failed.kind === 'unknown' && loaded.failed.reason === 'refused')
    return (
      <p>
        <TextWithPhones text={words['orders.notOffered']} />
      </p>
    )
  return (
    <SettingsLoaded loaded={loaded} words={words} cards={cardsOf.orders} onTryAgain={onTryAgain}>
      {(orders, isOff) =>
        orders.length === 0 ? (
          <section className="settings-card">
            <h3 className="text-h3">{words['orders.emptyTitle']}</h3>
            <p>{words['orders.emptyText']}</p>
            <div className="settings-actions">
              <ActionLink href={ways.orderPaths.plans} isOff={isOff}>
                {words['account.orderPlan']}
              </ActionLink>
              <ActionLink type="outline" href={ways.esimPath} isOff={isOff}>
                {words['orders.esim']}
              </ActionLink>
            </div>
          </section>
        ) : (
          <div className="settings-card">
            <ul className="settings-list">
              {orders.map((order) => (
                <OrderRow key={order.orderReference} {...ways} order={order} isOff={isOff} words={words}>
                  <ReceiptButton order={order} isOff={isOff} words={words} onReceipt={onReceipt} />
                </OrderRow>
              ))}
            </ul>
          </div>
        )
      }
    </SettingsLoaded>
  )
}
