import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { later } from '../../ui/later.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import { Secret } from '../../ui/Secret.tsx'
import { type EsimCodes as Codes, installLinks, lpaCode, phoneBy } from './esim.ts'
import type { EsimCodesWords } from './esim-codes.microcopy.ts'

const QrCode = later(async () => (await import('./QrCode.tsx')).QrCode)

interface Props {
  codes: Codes
  words: EsimCodesWords
}

/** The way to install an eSIM that suits what the page is read on: one press on a phone, a code to scan elsewhere. The others are folded. */
export function EsimCodes({ codes, words }: Props) {
  const phone = phoneBy(navigator.userAgent)
  return (
    <>
      {phone ? (
        <a className="button button-primary button-lg" href={installLinks(codes)[phone]} rel="noreferrer">
          {words['esim.installHere']}
        </a>
      ) : (
        <Scanned codes={codes} words={words} />
      )}
      {phone && (
        <Folded title={words['esim.onOtherPhone']}>
          <Scanned codes={codes} words={words} />
        </Folded>
      )}
      <Folded title={words['esim.otherWays']}>
        {!phone && <Links codes={codes} words={words} />}
        <dl className="secrets esim-secrets">
          <Secret label={words['esim.smdp']} value={codes.smdpAddress} words={words} />
          <Secret label={words['esim.activationCode']} value={codes.activationCode} words={words} />
        </dl>
      </Folded>
      <Notification type="warning">
        <p>{words['esim.dontDelete']}</p>
      </Notification>
    </>
  )
}

const Scanned = ({ codes, words }: Props) => (
  <div className="grid grid-cols-1 justify-items-center gap-gap p-[24px] rounded-card bg-fresh text-center">
    <OptionalPart loading={<span className="qr-code" />}>
      <QrCode text={lpaCode(codes)} label={words['esim.qr']} />
    </OptionalPart>
    <p>{words['esim.scan']}</p>
  </div>
)

/** On a computer no one knows which phone it will be. */
function Links({ codes, words }: Props) {
  const links = installLinks(codes)
  return (
    <>
      <p>{words['esim.onThisPhone']}</p>
      <p className="flex flex-wrap gap-[12px]">
        <a className="button button-outline button-md" href={links.apple} rel="noreferrer">
          {words['esim.installApple']}
        </a>
        <a className="button button-outline button-md" href={links.android} rel="noreferrer">
          {words['esim.installAndroid']}
        </a>
      </p>
    </>
  )
}

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="accordion-item accordion-box w-full">
    <summary>
      {title}
      <Icon name="plus" />
    </summary>
    <div className="accordion-body">{children}</div>
  </details>
)
