import { later } from '../../ui/later.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import { Secret } from '../../ui/Secret.tsx'
import { type EsimCodes as Codes, installLinks, lpaCode } from './esim.ts'
import type { EsimCodesWords } from './esim-codes.microcopy.ts'

const QrCode = later(async () => (await import('./QrCode.tsx')).QrCode)

/** All ways to install an eSIM: a code to scan, a tap on the phone itself, and what can be copied. */
export function EsimCodes({ codes, words }: { codes: Codes; words: EsimCodesWords }) {
  const links = installLinks(codes)
  return (
    <>
      <div className="esim-codes">
        <OptionalPart loading={<span className="qr-code" />}>
          <QrCode text={lpaCode(codes)} label={words['esim.qr']} />
        </OptionalPart>
        <div className="esim-ways">
          <p>{words['esim.onThisPhone']}</p>
          <p className="esim-links">
            <a className="button button-primary button-md" href={links.apple} rel="noreferrer">
              {words['esim.installApple']}
            </a>
            <a className="button button-outline button-md" href={links.android} rel="noreferrer">
              {words['esim.installAndroid']}
            </a>
          </p>
        </div>
      </div>
      <dl className="secrets esim-secrets">
        <Secret label={words['esim.smdp']} value={codes.smdpAddress} words={words} />
        <Secret label={words['esim.activationCode']} value={codes.activationCode} words={words} />
      </dl>
      <Notification type="warning">
        <p>{words['esim.dontDelete']}</p>
      </Notification>
    </>
  )
}
