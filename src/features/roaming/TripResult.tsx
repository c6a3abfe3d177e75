import { useEffect, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatList } from '../../i18n/list.ts'
import { systemClock } from '../../lib/clock.ts'
import { formatEuro, toCents } from '../../lib/money.ts'
import { type Drawing, Picture } from '../../ui/Picture.tsx'
import { type TripPaths, TripSolution } from './TripSolution.tsx'
import type { TripWords } from './trip.microcopy.ts'
import type { TripAnswer } from './trip-answer.ts'
import type { Solution } from './trip-solutions.ts'

interface Props {
  words: TripWords
  language: Language
  paths: TripPaths
  drawing: Drawing | undefined
  answer: TripAnswer
}

/** What a journey costs, and why: the cheapest way first with all its lines, the others folded. */
export function TripResult({ words, language, paths, drawing, answer }: Props) {
  const { hasStops, unknown } = answer
  const [best, ...others] = answer.solutions
  return (
    <>
      <Announced text={best ? summaryOf(best, words) : ''} />
      {!hasStops && (
        <>
          <p>{words['trip.resultEmpty']}</p>
          <Picture className="trip-picture" drawing={drawing} />
        </>
      )}
      {unknown.length > 0 && (
        <p>
          {fill(words['trip.unpriced'], {
            countries: formatList(
              unknown.map(({ title }) => title),
              language,
            ),
          })}
        </p>
      )}
      {best && (
        <article className="trip-best">
          <span className="sticker card-sticker">{words['trip.cheapest']}</span>
          <h3 className="text-h4">{capital(words[`trip.${best.kind}`], language)}</h3>
          <p className="price">{formatEuro(best.total)}</p>
          <TripSolution isBest solution={best} words={words} language={language} paths={paths} />
        </article>
      )}
      {best &&
        others.map((other) => (
          <details className="accordion-item accordion-box" key={other.kind}>
            <summary>
              <span>
                {capital(words[`trip.${other.kind}`], language)}: {formatEuro(other.total)}
                <span className="rate-note">{differenceOf(other, best, words)}</span>
              </span>
            </summary>
            <div className="accordion-body">
              <TripSolution solution={other} words={words} language={language} paths={paths} />
            </div>
          </details>
        ))}
    </>
  )
}

const summaryOf = ({ kind, total }: Solution, words: TripWords) =>
  fill(words['trip.summary'], { way: words[`trip.${kind}`], price: formatEuro(total) })

const differenceOf = ({ total }: Solution, best: Solution, words: TripWords) =>
  total === best.total
    ? words['trip.same']
    : fill(words['trip.more'], { price: formatEuro(toCents(total - best.total)) })

const capital = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** Said once the person has stopped changing things, milliseconds. */
const pause = 800

function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => systemClock.after(pause, () => setSaid(text)), [text])
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
