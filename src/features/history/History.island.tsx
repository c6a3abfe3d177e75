import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { account } from '../../session/account.store.ts'
import { $isOffline } from '../../session/connection.state.ts'
import type { Drawing } from '../../ui/Picture.tsx'
import { useStanding } from '../notifications/use-standing.ts'
import { ForNumber } from '../numbers/ForNumber.tsx'
import { ReceiptDialog } from '../receipts/ReceiptDialog.tsx'
import { createReceiptStore } from '../receipts/receipt.store.ts'
import { askReceipt } from '../receipts/receipts.api.ts'
import { type HistoryPaths, HistoryScreen } from './HistoryScreen.tsx'
import { askHistory } from './history.api.ts'
import type { HistoryWords } from './history.microcopy.ts'
import { createHistoryStore } from './history.store.ts'

interface Props {
  words: HistoryWords
  language: Language
  paths: HistoryPaths
  drawing: Drawing | undefined
}

/** What happened to the current number, line by line. */
export function History({ words, language, paths, drawing }: Props) {
  const [store] = useState(() => createHistoryStore(askHistory))
  const [receipts] = useState(() => createReceiptStore(askReceipt))
  const receipt = useStore(receipts.$receipt)
  const history = useStore(store.$history)
  const loaded = useStore(account.$loaded)
  const isOffline = useStore($isOffline)
  useEffect(() => void store.load(), [store])
  const isReady = history.name === 'ready'
  const number = loaded.name === 'ready' ? loaded.value.ownedAsset?.phoneNumber : undefined
  useStanding({
    at: isReady ? history.at : undefined,
    failed: isReady ? history.failed : undefined,
    isAsking: isReady && history.isAsking,
    onTryAgain: store.load,
  })
  return (
    <ForNumber
      language={language}
      loadingLabel={words['history.loading']}
      failed={words['trouble.unknown']}
      tryAgain={words['history.tryAgain']}
    >
      {number && <p className="on-paper">{formatPhoneNumber(number)}</p>}
      <HistoryScreen
        history={history}
        drawing={drawing}
        isOffline={isOffline}
        words={words}
        language={language}
        paths={paths}
        onMore={store.more}
        onTryAgain={store.load}
        onReceipt={receipts.open}
      />
      <ReceiptDialog
        receipt={receipt}
        title={words['history.receiptTitle']}
        words={words}
        language={language}
        onTryAgain={receipts.open}
        onClose={receipts.close}
      />
    </ForNumber>
  )
}
