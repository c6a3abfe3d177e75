import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import type { TopUpWords } from './top-up.microcopy.ts'
import type { Banks } from './top-up.store.ts'

interface Props {
  name: string
  words: TopUpWords
  banks: Banks
  bankId: string | undefined
  error?: string | undefined
  onChoose: (bankId: string) => void
  onAskAgain: () => void
}

/** At which bank to pay. */
export function BankChoice({ name, words, banks, bankId, error, onChoose, onAskAgain }: Props) {
  switch (banks.name) {
    case 'none':
    case 'loading':
      return <Spinner label={words['topUp.banksLoading']} />
    case 'failed':
      return (
        <>
          <FailureNotice failure={banks.failure} words={words} />
          <Button id={name} type="outline" onClick={onAskAgain}>
            {words['topUp.tryAgain']}
          </Button>
        </>
      )
    case 'ready':
      return banks.banks.length === 0 ? (
        <Notification type="warning">
          <p>{words['topUp.noBanks']}</p>
        </Notification>
      ) : (
        <ChoiceCards
          name={name}
          legend={words['topUp.bank']}
          isWide
          choices={banks.banks.map((bank) => ({
            value: bank.bankId,
            label: (
              <>
                <img className="bank-logo" src={bank.logoPath} alt="" width={40} height={40} />
                {bank.name}
              </>
            ),
          }))}
          value={banks.banks.some((bank) => bank.bankId === bankId) ? bankId : undefined}
          onChange={onChoose}
          error={error}
        />
      )
  }
}
