import type { Language } from '../../i18n/language.ts'
import type { Gain } from '../../operator/client/ordered-plan.ts'
import { amountWords, gainTitle } from './gain-words.ts'
import type { GainTableWords } from './gains.microcopy.ts'
import { nameOfGain } from './gains.ts'

interface Props {
  gains: readonly Gain[]
  /** What the table is about, for who doesn't see it. */
  caption: string
  words: GainTableWords
  language: Language
}

/** There is no such figure. */
const none = '–'

/** The same gains in figures: period, what rolled over, what remains; on a phone a gain's figures are below its name. */
export function GainTable({ gains, caption, words, language }: Props) {
  const amount = (of: Gain['periodAmount']) => amountWords(of, words, language)
  return (
    <details className="gain-table">
      <summary className="text-link">{words['gains.table']}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a section of that name would be a landmark, as what it is in may be. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard. */}
      <div className="gain-table-scroll" role="group" aria-label={caption} tabIndex={0}>
        <table className="gain-rows">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words['gains.what']}</th>
              <th scope="col">{words['gains.zone']}</th>
              <th scope="col">{words['gains.period']}</th>
              <th scope="col">{words['gains.rollover']}</th>
              <th scope="col">{words['gains.remaining']}</th>
              <th scope="col">{words['gains.share']}</th>
            </tr>
          </thead>
          <tbody>
            {gains.map((gain, index) => {
              const { unlimited } = gain.remainingAmount
              return (
                <tr key={`${nameOfGain(gain)} ${String(index)}`}>
                  <th scope="row">{gainTitle(gain, words, language)}</th>
                  <Figure column={words['gains.zone']}>
                    {gain.zone === 'unknown' ? none : words[`gains.zone${gain.zone}`]}
                  </Figure>
                  <Figure column={words['gains.period']}>{amount(gain.periodAmount)}</Figure>
                  <Figure column={words['gains.rollover']}>
                    {unlimited ? none : amount(gain.rolloverAmount)}
                  </Figure>
                  <Figure column={words['gains.remaining']}>{amount(gain.remainingAmount)}</Figure>
                  <Figure column={words['gains.share']}>
                    {unlimited ? none : String(gain.remainingPercentage)}
                  </Figure>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** It says what it is where it isn't under its column. */
const Figure = ({ column, children }: { column: string; children: string }) => (
  <td data-column={children === none ? undefined : column}>{children}</td>
)
