import { fill } from '../../i18n/fill.ts'
import type { CardDetails } from '../../operator/contract/card-details.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { CardName, expiryOf, isExpired, maskOf } from '../saved-cards/card.tsx'
import type { AutoTopUpWords } from './auto-top-up.microcopy.ts'
import { type Draft, type Facts, isUsable, newCard, readDay } from './auto-top-up.ts'

interface Props {
  facts: Facts
  draft: Draft
  today: string
  words: AutoTopUpWords
  idPrefix: string
  error: string | undefined
  onDraft: (draft: Draft) => void
}

/** A saved card or a new one; of one that won't last until the first charge it is said. */
export function CardChoice({ facts, draft, today, words, idPrefix, error, onDraft }: Props) {
  const { cards, isNewCardOffered } = facts
  const note = (card: CardDetails): string => {
    const date = expiryOf(card.cardInfo)
    if (isExpired(card.cardInfo, today)) return fill(words['autoTopUp.cardExpired'], { date })
    if (!isUsable(card, today, readDay(draft.day))) return words['autoTopUp.cardExpiresBefore']
    return fill(words['autoTopUp.cardValid'], { date })
  }
  const choices = [
    ...cards.map((card) => ({
      value: card.cardDetailsReference,
      label: <CardName masked={maskOf(card)} words={words} />,
      description: note(card),
    })),
    ...(isNewCardOffered
      ? [{ value: newCard, label: words['autoTopUp.newCard'], description: words['autoTopUp.newCardHint'] }]
      : []),
  ]
  return (
    <>
      {choices.length > 0 && (
        <div className="choice-rows">
          <ChoiceCards
            name={`${idPrefix}-card`}
            legend={words['autoTopUp.card']}
            choices={choices}
            value={draft.card}
            error={error}
            onChange={(card) => onDraft({ ...draft, card })}
          />
        </div>
      )}
      {!isNewCardOffered && (
        <div id={choices.length === 0 ? `${idPrefix}-card` : undefined} tabIndex={-1}>
          <Notification type="warning">
            <p>{words['autoTopUp.cardsUnavailable']}</p>
          </Notification>
        </div>
      )}
    </>
  )
}
