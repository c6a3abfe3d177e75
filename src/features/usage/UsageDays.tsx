import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Language } from '../../i18n/language.ts'
import { UsageDaysScreen } from './UsageDaysScreen.tsx'
import type { UsageWords } from './usage.microcopy.ts'
import { usageDays } from './usage-days.store.ts'

interface Props {
  words: UsageWords
  language: Language
  /** UTC milliseconds. */
  now: number
}

/** Asks for the last days as soon as it is shown. */
export function UsageDays(props: Props) {
  const loaded = useStore(usageDays.$loaded)
  useEffect(() => void usageDays.load(), [])
  return <UsageDaysScreen {...props} loaded={loaded} onTryAgain={usageDays.refresh} />
}
