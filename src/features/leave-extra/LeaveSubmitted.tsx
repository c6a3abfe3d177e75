import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Summary } from '../../ui/Summary.tsx'
import { useToldTitle } from '../../ui/use-told-title.ts'
import type { LeaveExtraWords } from './leave-extra.microcopy.ts'
import type { Screen } from './leave-extra.store.ts'

interface Props {
  words: LeaveExtraWords
  screen: Extract<Screen, { name: 'submitted' }>
}

/** The operator has the request. */
export function LeaveSubmitted({ words, screen }: Props) {
  useToldTitle(words['leave.submitted'])
  const text =
    screen.destination === 'otherOperator' ? 'leave.submittedTextOtherOperator' : 'leave.submittedText'
  const reference = <span className="reference">{screen.reference}</span>
  return (
    <div className="form-card leave-submitted">
      <Icon name="success" size="lg" />
      <h2 className="form-title" tabIndex={-1} data-takes-focus>
        {words['leave.submitted']}
      </h2>
      <p>{fill(words[text], { number: formatPhoneNumber(screen.phoneNumber) })}</p>
      <Summary facts={[[words['leave.reference'], reference]]} />
    </div>
  )
}
