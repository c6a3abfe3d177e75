import { formatDayOfMonth } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import type { PaceWording } from './pace.microcopy.ts'
import type { Pace } from './pace.ts'

interface Props {
  pace: Pace
  words: PaceWording
  language: Language
}

/** Whether what is left lasts at this pace. */
export function PaceWords({ pace, words, language }: Props) {
  switch (pace.name) {
    case 'lasts':
      return <strong className="is-covered">{words['dashboard.paceLasts']}</strong>
    case 'tight':
      return <strong>{words['dashboard.paceTight']}</strong>
    case 'ends':
      return (
        <strong className="is-short">
          {fill(words['dashboard.paceEnds'], { date: formatDayOfMonth(pace.at, language) })}
        </strong>
      )
  }
}
