import type { Ref } from 'react'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { CopyLink } from '../../ui/CopyLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notification } from '../../ui/Notification.tsx'
import type { Drawing } from '../../ui/Picture.tsx'
import { TripResult } from './TripResult.tsx'
import type { TripPaths } from './TripSolution.tsx'
import { TripStops } from './TripStops.tsx'
import type { TripWords } from './trip.microcopy.ts'
import type { TripOffer } from './trip.ts'
import { addressOfTrip, habits, isWholeStop, type TripDraft } from './trip-address.ts'
import { megabytes, messages, minutes } from './trip-amounts.ts'
import { answerFor } from './trip-answer.ts'

interface Props {
  words: TripWords
  language: Language
  offer: TripOffer
  paths: TripPaths
  drawing: Drawing | undefined
  draft: TripDraft
  /** A part of the address could not be read: the person is informed what to look at. */
  isLinkOld?: boolean | undefined
  /** Keeps the names of fields apart where several are in one page. */
  idPrefix?: string
  fieldsRef?: Ref<HTMLDivElement>
  onDraft: (draft: TripDraft) => void
}

export function TripScreen({
  words,
  language,
  offer,
  paths,
  drawing,
  draft,
  isLinkOld = false,
  idPrefix = '',
  fieldsRef,
  onDraft,
}: Props) {
  const answer = answerFor(draft, offer)
  const [best] = answer.solutions
  return (
    <div className="trip">
      <div className="trip-form" ref={fieldsRef}>
        {isLinkOld && (
          <Notification type="warning">
            <p>{words['trip.linkOld']}</p>
          </Notification>
        )}
        <TripStops
          words={words}
          countries={offer.countries}
          stops={draft.stops}
          idPrefix={idPrefix}
          onStops={(stops) => onDraft({ ...draft, stops })}
        />
        <Habits words={words} language={language} draft={draft} idPrefix={idPrefix} onDraft={onDraft} />
        <OwnedPlan words={words} offer={offer} draft={draft} idPrefix={idPrefix} onDraft={onDraft} />
      </div>
      {best && (
        <a className="trip-bar" href={`#${idPrefix}trip-result`}>
          <b>{formatEuro(best.total)}</b> <span>{words[`trip.${best.kind}`]}</span>
          <Icon name="chevron-down" />
        </a>
      )}
      <section className="trip-result" aria-labelledby={`${idPrefix}trip-result`}>
        <h2 className="form-title" id={`${idPrefix}trip-result`}>
          {words['trip.result']}
        </h2>
        <TripResult words={words} language={language} paths={paths} drawing={drawing} answer={answer} />
        {draft.stops.some(isWholeStop) && (
          <CopyLink
            address={addressOfTrip(draft)}
            label={words['trip.share']}
            copied={words['trip.shared']}
            copyFailed={words['trip.notShared']}
          />
        )}
      </section>
    </div>
  )
}

type PartProps = Required<Pick<Props, 'words' | 'draft' | 'idPrefix' | 'onDraft'>>

/** How much someone uses in a day. */
function Habits({ words, language, draft, idPrefix, onDraft }: PartProps & Pick<Props, 'language'>) {
  return (
    <>
      <ChoiceCards
        name={`${idPrefix}data`}
        legend={words['trip.dataHabit']}
        value={String(draft.data)}
        onChange={(value) => onDraft({ ...draft, data: Number(value) })}
        choices={habits.data.map((amount) => ({
          value: String(amount),
          label: words[`trip.data${amount}`],
          ...(amount > 0 && { description: megabytes(amount, words, language) }),
        }))}
      />
      <div className="trip-calls">
        <ChoiceCards
          name={`${idPrefix}calls`}
          legend={words['trip.callsHabit']}
          value={String(draft.calls)}
          onChange={(value) => onDraft({ ...draft, calls: Number(value) })}
          choices={habits.calls.map((amount) => ({
            value: String(amount),
            label: amount === 0 ? words['trip.none'] : minutes(amount, words, language),
          }))}
        />
        <p className="field-hint">{words['trip.callsHabitText']}</p>
      </div>
      <ChoiceCards
        name={`${idPrefix}messages`}
        legend={words['trip.messagesHabit']}
        value={String(draft.messages)}
        onChange={(value) => onDraft({ ...draft, messages: Number(value) })}
        choices={habits.messages.map((amount) => ({
          value: String(amount),
          label: amount === 0 ? words['trip.none'] : messages(amount, words, language),
        }))}
      />
    </>
  )
}

/** The plan that someone has already. */
function OwnedPlan({ words, offer, draft, idPrefix, onDraft }: PartProps & Pick<Props, 'offer'>) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={`${idPrefix}plan`}>
        {words['trip.ownedPlan']}
      </label>
      <select
        className="field-control field-select"
        id={`${idPrefix}plan`}
        name={`${idPrefix}plan`}
        value={draft.planId}
        onChange={({ target }) => onDraft({ ...draft, planId: target.value })}
      >
        <option value="">{words['trip.noPlan']}</option>
        {offer.plans.map(
          ({ planId, title }) =>
            planId && (
              <option key={planId} value={planId}>
                {title}
              </option>
            ),
        )}
      </select>
    </div>
  )
}
