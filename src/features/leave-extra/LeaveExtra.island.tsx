import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { $isOffline } from '../../session/connection.state.ts'
import { LeaveExtraScreen } from './LeaveExtraScreen.tsx'
import { leaveExtraApi } from './leave-extra.api.ts'
import type { LeaveExtraWords } from './leave-extra.microcopy.ts'
import { createLeaveExtraStore, type Screen } from './leave-extra.store.ts'
import type { LeaveFlow } from './leave-extra.ts'
import { followHistory } from './step-history.ts'

interface Props {
  words: LeaveExtraWords
  language: Language
  flow: LeaveFlow
}

/** Begins the fields' ids, which are unique in a page. */
const idPrefix = 'leave-'

const firstScreens = {
  leaveExtra: { name: 'person', problems: {}, isAsking: false },
  leaveSecondLine: { name: 'destination', problems: {} },
} as const satisfies Record<LeaveFlow, Screen>

/** Asking to leave the extra line, or the second service line: details, a code by text, a reference. */
export function LeaveExtra({ words, language, flow }: Props) {
  const [store] = useState(() =>
    createLeaveExtraStore({
      flow,
      language,
      api: leaveExtraApi(),
      intent: intentUnder('leave-intent'),
      clock: systemClock,
    }),
  )
  const screen = useStore(store.$screen, { ssr: () => firstScreens[flow] })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? followHistory(store, box.current, idPrefix) : undefined), [store])
  const isOff = useStore($isOffline, { ssr: () => false })
  return (
    <div className="contents" ref={box}>
      <LeaveExtraScreen
        flow={flow}
        words={words}
        screen={screen}
        store={store}
        idPrefix={idPrefix}
        isOff={isOff}
      />
    </div>
  )
}
