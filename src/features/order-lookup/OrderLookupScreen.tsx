import { Button } from '../../ui/Button.tsx'
import { StepFocus } from '../../ui/StepFocus.tsx'
import { useToldTitle } from '../../ui/use-told-title.ts'
import { OrderRow } from '../placed-orders/OrderRow.tsx'
import type { OrderWays } from '../placed-orders/order-ways.ts'
import { unpaidElsewhere } from '../placed-orders/standing.ts'
import { LookupCodeForm } from './LookupCodeForm.tsx'
import { LookupDetailsForm } from './LookupDetailsForm.tsx'
import type { Screen } from './order-lookup.store.ts'
import type { LookupProps } from './order-lookup-props.ts'

interface Props extends LookupProps, OrderWays {
  screen: Screen
}

export const OrderLookupScreen = (props: Props) => (
  <StepFocus step={props.screen.name}>
    <Step {...props} />
  </StepFocus>
)

function Step({ screen, ...props }: Props) {
  switch (screen.name) {
    case 'details':
      return <LookupDetailsForm {...props} screen={screen} />
    case 'code':
      // A new text is another code: what was typed of the one before goes.
      return <LookupCodeForm key={screen.orderLookupId} {...props} screen={screen} />
    case 'found':
      return <Found {...props} screen={screen} />
  }
}

function Found({
  screen,
  words,
  isOff,
  store,
  ...ways
}: Props & { screen: Extract<Screen, { name: 'found' }> }) {
  useToldTitle(words['orderLookup.found'])
  return (
    <div className="form-card">
      <h2 className="form-title" tabIndex={-1} data-takes-focus>
        {words['orderLookup.found']}
      </h2>
      <ul>
        <OrderRow
          {...ways}
          order={screen.order}
          standing={screen.order.state === 'AWAITING_PAYMENT' ? unpaidElsewhere : undefined}
          isOff={isOff}
          words={words}
        />
      </ul>
      <p className="field-hint">{words['orderLookup.whileOpen']}</p>
      <Button type="text" size="sm" onClick={store.back}>
        {words['orderLookup.another']}
      </Button>
    </div>
  )
}
