import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { calendarDateOf } from '../../../i18n/date.ts'
import { account } from '../../../session/account.store.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { createChanging } from '../change.ts'
import { SectionWords } from '../SectionWords.tsx'
import { SettingsLoaded } from '../SettingsLoaded.tsx'
import { cardsOf } from '../settings.ts'
import type { PanelProps } from '../settings-props.ts'
import { CloseAccount } from './CloseAccount.tsx'
import { DataCopy } from './DataCopy.tsx'
import { askClosing, askDataCopy } from './data.api.ts'
import { type DataWords, dataMicrocopy } from './data.microcopy.ts'

const { $change, run } = createChanging()

async function saveCopy(): Promise<void> {
  const copy = await run('copy', askDataCopy)
  if (copy) saveFile(`uoga-${calendarDateOf(copy.createdAt)}.json`, 'application/json', copy.content)
}

/** Asks for the account again: it says until when it is kept. */
async function close(closed: boolean): Promise<void> {
  if (await run('closing', () => askClosing(closed))) await account.refresh()
}

const OwnWords = v.object(v.entriesFromList(dataMicrocopy, v.string()))

/** What is kept about the account, and its end. */
export function DataPanel(props: PanelProps) {
  return (
    <SectionWords section="data" schema={OwnWords} words={props.words} language={props.language}>
      {(words) => <Data {...props} words={words} />}
    </SectionWords>
  )
}

function Data({ words, language }: PanelProps & { words: DataWords }) {
  const loaded = useStore(account.$loaded)
  const change = useStore($change)
  useEffect(() => void account.load(), [])
  return (
    <SettingsLoaded loaded={loaded} words={words} cards={cardsOf.data} onTryAgain={account.refresh}>
      {({ validTo }, isOff) => (
        <div className="settings-panel">
          <DataCopy {...{ change, isOff, words }} onGet={saveCopy} />
          <CloseAccount {...{ validTo, change, isOff, words, language }} onClose={close} />
        </div>
      )}
    </SettingsLoaded>
  )
}
