import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import type { Gain } from '../../operator/client/ordered-plan.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { amountWords, gainTitle, remainingWords } from './gain-words.ts'
import type { GainsWords } from './gains.microcopy.ts'
import { type GainType, nameOfGain } from './gains.ts'

interface Props {
  gains: readonly Gain[]
  words: GainsWords
  language: Language
  /** What is asked for first: without a limit it is as large as a figure. */
  isMain?: boolean
}

interface GainProps extends Omit<Props, 'gains' | 'isMain'> {
  gain: Gain
}

const icons: Record<GainType, IconName> = {
  DATA_IN_LT: 'data',
  DATA_OFF_PEAK: 'data',
  DATA_IN_EU: 'data',
  DATA_ABROAD: 'data',
  MINUTES: 'minutes',
  MESSAGES: 'message',
  unknown: 'info',
}

/** Percent of an allowance below which it is nearly used up. */
const low = 10

/** What is left of each gain: a meter with its figure, or one line where there is no limit. */
export function GainMeters({ gains, words, language, isMain = false }: Props) {
  return (
    <ul className="gain-meters">
      {gains.map((gain, index) => (
        // Two that this site doesn't know may have the same name.
        <li key={`${nameOfGain(gain)} ${String(index)}`} className={classOf(gain, isMain)}>
          {gain.remainingAmount.unlimited && isMain ? (
            <UnlimitedFigure gain={gain} words={words} language={language} />
          ) : gain.remainingAmount.unlimited ? (
            <UnlimitedGain gain={gain} words={words} language={language} />
          ) : (
            <LimitedGain gain={gain} words={words} language={language} />
          )}
        </li>
      ))}
    </ul>
  )
}

const classOf = ({ remainingAmount: { unlimited } }: Gain, isMain: boolean) =>
  unlimited ? (isMain ? 'gain-meter grid-cols-1' : 'gain-line') : 'gain-meter'

const UnlimitedFigure = ({ gain, words, language }: GainProps) => (
  <>
    <p className="gain-title">{gainTitle(gain, words, language)}</p>
    <p className="gain-figure">{words['gains.unlimited']}</p>
  </>
)

function UnlimitedGain({ gain, words, language }: GainProps) {
  return (
    <>
      <Icon name={icons[gain.type]} />
      <p>
        {gainTitle(gain, words, language)}: <strong>{words['gains.unlimited']}</strong>
      </p>
    </>
  )
}

function LimitedGain({ gain, words, language }: GainProps) {
  const { remainingAmount, remainingPercentage, rolloverAmount } = gain
  const remaining = remainingWords(gain, words, language)
  const title = gainTitle(gain, words, language)
  const hasRolledOver = !rolloverAmount.unlimited && rolloverAmount.value !== 0
  return (
    <>
      <p className="gain-title">{title}</p>
      <p className="gain-figure" aria-hidden="true">
        {amountWords(remainingAmount, words, language)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the browser's own meter can't be drawn alike in every browser. */}
      <div
        className={remainingPercentage > low ? 'gain-bar' : 'gain-bar gain-bar-low'}
        role="meter"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={remainingPercentage}
        aria-valuetext={remaining}
      >
        {/* The policy allows no style in markup: an attribute says how full it is. */}
        <svg aria-hidden="true">
          <rect width={`${remainingPercentage}%`} height="100%" />
        </svg>
      </div>
      <p className="gain-note" aria-hidden="true">
        {remaining}
      </p>
      {hasRolledOver && (
        <p className="gain-note gain-rolled-over">
          {fill(words['gains.rolledOver'], { amount: amountWords(rolloverAmount, words, language) })}
        </p>
      )}
    </>
  )
}
