import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { Gain } from '../../operator/client/ordered-plan.ts'
import { BerryMeter } from '../../ui/BerryMeter.tsx'
import { amountPattern, amountWords, gainTitle, remainingWords } from './gain-words.ts'
import type { GainsWords } from './gains.microcopy.ts'
import { nameOfGain, readable } from './gains.ts'

interface Props {
  gains: readonly Gain[]
  words: GainsWords
  language: Language
}

/** What is left of each gain: a filling berry with the words under it. */
export function GainRings({ gains, words, language }: Props) {
  return (
    <ul className="gain-rings">
      {gains.map((gain, index) => (
        // Two that this site doesn't know may have the same name.
        <li key={`${nameOfGain(gain)} ${String(index)}`}>
          <GainRing gain={gain} words={words} language={language} />
        </li>
      ))}
    </ul>
  )
}

function GainRing({ gain, words, language }: Omit<Props, 'gains'> & { gain: Gain }) {
  const { remainingAmount, remainingPercentage, rolloverAmount } = gain
  const title = gainTitle(gain, words, language)
  const remaining = remainingWords(gain, words, language)
  const { value, unit } = readable(remainingAmount)
  const figure = remainingAmount.unlimited ? '∞' : formatNumber(value, language)
  const hasRolledOver = !rolloverAmount.unlimited && rolloverAmount.value !== 0
  return (
    <div className="gain-ring">
      <BerryMeter
        label={title}
        text={remaining}
        percentage={remainingPercentage}
        figure={figure}
        unit={remainingAmount.unlimited ? undefined : fill(amountPattern(unit, words), { amount: '' }).trim()}
      />
      <p className="gain-title">{title}</p>
      <p aria-hidden="true">{remaining}</p>
      {hasRolledOver && (
        <p className="text-small text-ink-soft">
          {fill(words['gains.rolledOver'], { amount: amountWords(rolloverAmount, words, language) })}
        </p>
      )}
    </div>
  )
}
