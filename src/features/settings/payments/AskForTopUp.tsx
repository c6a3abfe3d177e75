import { useId, useState } from 'react'
import { fill } from '../../../i18n/fill.ts'
import { addressWith } from '../../../lib/address-fields.ts'
import { formatPhoneNumber, type PhoneNumber, writePhoneNumber } from '../../../lib/phone-number.ts'
import { Button } from '../../../ui/Button.tsx'
import { LatePart } from '../../../ui/LatePart.tsx'
import { later } from '../../../ui/later.tsx'
import type { PaymentsWords } from './payments.microcopy.ts'

const QrCode = later(async () => (await import('../../esim/QrCode.tsx')).QrCode)

interface Props {
  phoneNumber: PhoneNumber
  topUpPath: string
  words: PaymentsWords
}

/** A link and a code by which other people top up this number. The number is in the fragment, which no server gets. */
export function AskForTopUp({ phoneNumber, topUpPath, words }: Props) {
  const titleId = useId()
  const [isCodeShown, showCode] = useState(false)
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const number = formatPhoneNumber(phoneNumber)
  // As people say it: shorter, and nothing in it has to be encoded.
  const local = phoneNumber.slice('+370'.length)
  const link = location.origin + addressWith(topUpPath, { phoneNumber: local })
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    )
  // Closing the device's own sheet is no failure, and where it can't open the link is copied.
  const send = () =>
    navigator
      .share({
        text: fill(words['settings.askMessage'], { number: writePhoneNumber(phoneNumber) }),
        url: link,
      })
      .catch((error) => (error instanceof DOMException && error.name === 'AbortError' ? undefined : copy()))
  return (
    <section className="settings-card" aria-labelledby={titleId}>
      <div className="grid gap-1">
        <h3 id={titleId} className="text-h3">
          {words['settings.ask']}
        </h3>
        <p>{fill(words['settings.askText'], { number })}</p>
      </div>
      <div className="settings-actions">
        {'share' in navigator && (
          <Button type="outline" size="sm" onClick={send}>
            {words['settings.askSend']}
          </Button>
        )}
        <Button type="outline" size="sm" onClick={copy}>
          {words['settings.askCopy']}
        </Button>
        <Button type="outline" size="sm" aria-expanded={isCodeShown} onClick={() => showCode(!isCodeShown)}>
          {words['settings.askCode']}
        </Button>
        <span className="text-small" role="status">
          {outcome && words[`copy.${outcome}`]}
        </span>
      </div>
      {isCodeShown && (
        <LatePart
          loadingLabel={words['settings.loading']}
          loading={<span className="qr-code" />}
          failed={words['settings.notLoaded']}
          tryAgain={words['settings.tryAgain']}
        >
          <QrCode text={link} label={fill(words['settings.askCodeLabel'], { number })} />
        </LatePart>
      )}
    </section>
  )
}
