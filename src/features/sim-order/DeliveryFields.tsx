import { fill } from '../../i18n/fill.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { SimOrderWords } from './sim-order.microcopy.ts'
import type { Draft } from './sim-order.ts'
import type { StepProps } from './sim-order-props.ts'
import { TerminalChoice } from './TerminalChoice.tsx'

interface Props
  extends Pick<StepProps<SimOrderWords>, 'words' | 'language' | 'draft' | 'offer' | 'store' | 'idPrefix'> {
  /** The form has told already that the offer is missing. */
  isTold: boolean
  errorAt: (field: keyof Draft) => string | undefined
}

/** What the chosen way of delivery asks for; loaded once one is chosen. */
export function DeliveryFields(props: Props) {
  const { words, language, draft, offer, store, idPrefix, isTold, errorAt } = props
  if (offer.name === 'failed')
    return isTold ? null : (
      <Trouble
        text={words[troubleKey(offer.failed)]}
        reference={fill(words['trouble.reference'], { reference: offer.failed.reference })}
      >
        <Button type="outline" size="sm" onClick={store.askAgain}>
          {words['cardOrder.tryAgain']}
        </Button>
      </Trouble>
    )
  if (draft.method === 'address') return <AddressFields {...props} />
  if (offer.name === 'loading' || !offer.value.ways) return <Spinner label={words['cardOrder.asking']} />
  return (
    <TerminalChoice
      words={words}
      language={language}
      terminals={offer.value.ways.parcelTerminals}
      chosen={draft.parcelTerminalId}
      error={errorAt('parcelTerminalId')}
      onChoose={(parcelTerminalId) => store.change({ parcelTerminalId })}
      idPrefix={idPrefix}
    />
  )
}
