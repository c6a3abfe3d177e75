import { fill } from '../../i18n/fill.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { StepProps } from './CardOrderFlow.tsx'
import type { StepScreen } from './card-order.store.ts'
import { type DeliveryMethod, deliveryMethods } from './card-order.ts'
import { priceInWords, type SimOrderWords } from './card-order-words.ts'
import { Drawing } from './Drawing.tsx'
import { StepForm } from './StepForm.tsx'
import { TerminalChoice } from './TerminalChoice.tsx'

type Props = StepProps<SimOrderWords> & { screen: StepScreen }

/** Where the card goes. */
export function DeliveryStep(props: Props) {
  const { words, draft, offer, store, idPrefix } = props
  const ways = offer.name === 'ready' ? offer.value.ways : undefined
  const wayInWords = (method: DeliveryMethod) =>
    ways &&
    fill(words['cardOrder.wayPrice'], {
      price: priceInWords(ways[method].priceInCents, words),
      days: ways[method].workingDays,
    })
  return (
    <StepForm {...props}>
      {(errorAt) => (
        <>
          <ChoiceCards
            name={`${idPrefix}method`}
            legend={words['cardOrder.methodLegend']}
            isWide
            choices={deliveryMethods.map((method) => ({
              value: method,
              label: (
                <>
                  <Drawing name={method} />
                  {words[`cardOrder.${method}`]}
                </>
              ),
              // Its place stands ready: the price comes a moment later, and nothing moves.
              description: wayInWords(method) ?? '\u00a0',
            }))}
            value={draft.method}
            onChange={(method) => store.change({ method })}
            error={errorAt('method')}
          />
          {offer.name === 'failed' && !props.screen.notice && (
            <Trouble
              text={words[troubleKey(offer.failed)]}
              reference={fill(words['trouble.reference'], { reference: offer.failed.reference })}
            >
              <Button type="outline" size="sm" onClick={store.askAgain}>
                {words['cardOrder.tryAgain']}
              </Button>
            </Trouble>
          )}
          {draft.method === 'parcelTerminal' && offer.name === 'loading' && (
            <Spinner label={words['cardOrder.asking']} />
          )}
          {draft.method === 'parcelTerminal' && ways && (
            <TerminalChoice
              words={words}
              terminals={ways.parcelTerminals}
              chosen={draft.parcelTerminalId}
              error={errorAt('parcelTerminalId')}
              onChoose={(parcelTerminalId) => store.change({ parcelTerminalId })}
              idPrefix={idPrefix}
            />
          )}
          {draft.method === 'address' && <AddressFields {...props} errorAt={errorAt} />}
        </>
      )}
    </StepForm>
  )
}
