import { useEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { InView } from '../../ui/InView.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import { SumChoice } from '../top-up-draft/SumChoice.tsx'
import { phoneErrorInWords, sumErrorInWords } from '../top-up-draft/top-up-draft-words.ts'
import type { AutoTopUpWords } from './auto-top-up.microcopy.ts'
import type { Screen } from './auto-top-up.store.ts'
import { type Draft, type Facts, type Problems, readDay } from './auto-top-up.ts'
import { CardChoice } from './CardChoice.tsx'
import { DayChoice } from './DayChoice.tsx'
import { failureText } from './failure-text.ts'
import { NumberChoice } from './NumberChoice.tsx'

interface Props {
  screen: Extract<Screen, { name: 'form' | 'checking' }>
  draft: Draft
  today: string
  words: AutoTopUpWords
  language: Language
  idPrefix: string
  isOff: boolean
  /** By a press just now: it begins where its button was, perhaps below what is seen. */
  isOpened: boolean
  onDraft: (draft: Draft) => void
  onReview: () => void
}

const cardKeys = { missing: 'autoTopUp.cardMissing', expired: 'autoTopUp.cardNotUsable' } as const

/** Whose number, how much, on which day, from which card; the next date is shown at once. */
export function AutoTopUpForm({
  screen,
  draft,
  today,
  words,
  language,
  idPrefix,
  isOff,
  isOpened,
  onDraft,
  onReview,
}: Props) {
  const { facts } = screen
  const errors = errorsOf(screen, draft, words)
  const { replaced } = facts
  const summary = [
    ...(errors.phone
      ? [{ field: `${idPrefix}-${draft.number === 'other' ? 'phone' : 'number'}`, message: errors.phone }]
      : []),
    ...(errors.sum ? [{ field: `${idPrefix}-own-sum`, message: errors.sum }] : []),
    ...(errors.day ? [{ field: `${idPrefix}-day`, message: errors.day }] : []),
    ...(errors.card ? [{ field: `${idPrefix}-card`, message: errors.card }] : []),
  ]
  const form = useRef<HTMLFormElement>(null)
  const isReturned = screen.name === 'form' && screen.isReturned === true
  useEffect(() => {
    if (isReturned) form.current?.focus()
  }, [isReturned])
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOpened) return
    title.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView()
  }, [isOpened])

  return (
    <Form
      ref={form}
      tabIndex={-1}
      head={
        <h2 className="form-title" ref={title} tabIndex={-1}>
          {words[titleOf(facts)]}
        </h2>
      }
      errors={summary}
      words={words}
      onSubmit={onReview}
    >
      {screen.name === 'form' && screen.failure && (
        <UntilOnline failure={screen.failure}>
          <InView>
            <Trouble
              text={failureText(screen.failure, words)}
              reference={fill(words['trouble.reference'], { reference: screen.failure.reference })}
            />
          </InView>
        </UntilOnline>
      )}
      {replaced && (
        <Notification type="info">
          <p>{words['autoTopUp.changing']}</p>
        </Notification>
      )}
      <NumberChoice {...{ facts, draft, words, idPrefix, onDraft }} error={errors.phone} />
      <SumChoice
        {...{ words, idPrefix }}
        limits={facts.limits}
        sumIndex={draft.sumIndex}
        ownSum={draft.ownSum}
        error={errors.sum}
        onSum={(sum) => onDraft({ ...draft, ...sum })}
      />
      <DayChoice {...{ draft, today, words, language, idPrefix, onDraft }} error={errors.day} />
      <CardChoice {...{ facts, draft, today, words, idPrefix, onDraft }} error={errors.card} />
      <Button
        submit
        isWide
        isOff={isOff}
        busyLabel={screen.name === 'checking' ? words['topUp.checking'] : undefined}
      >
        {words['topUp.continue']}
      </Button>
    </Form>
  )
}

function titleOf({ replaced, current }: Facts) {
  if (replaced) return 'autoTopUp.change'
  return current.length > 0 ? 'settings.setUpRecurring' : 'autoTopUp.begin'
}

type Errors = { [Field in keyof Problems]: string | undefined }

function errorsOf(screen: Props['screen'], draft: Draft, words: AutoTopUpWords): Errors {
  const { phone, sum, day, card } = screen.name === 'form' ? screen.problems : {}
  return {
    phone: phoneErrorInWords(phone, words),
    sum: sumErrorInWords(sum, draft, screen.facts.limits, words),
    // A day that is one now has been mended.
    day: day && readDay(draft.day) === undefined ? words['autoTopUp.dayWrong'] : undefined,
    card: card && words[cardKeys[card]],
  }
}
