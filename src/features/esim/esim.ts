/** What installs an eSIM (GSMA SGP.22). */
export interface EsimCodes {
  smdpAddress: string
  activationCode: string
}

/** What the QR code of a profile says. */
export const lpaCode = ({ smdpAddress, activationCode }: EsimCodes): string =>
  `LPA:1$${smdpAddress}$${activationCode}`

/** Whose phone a page is read on, by the browser's name; a computer, and a tablet that says it is one, are none. */
export function phoneBy(userAgent: string): 'apple' | 'android' | undefined {
  if (/iPhone/.test(userAgent)) return 'apple'
  return /Android/.test(userAgent) ? 'android' : undefined
}

/** Opened on the phone itself, these addresses of Apple (iOS 17.4) and Android begin the installation. */
export const installLinks = (codes: EsimCodes) => {
  const query = new URLSearchParams({ carddata: lpaCode(codes) })
  return {
    apple: `https://esimsetup.apple.com/esim_qrcode_provisioning?${query}`,
    android: `https://esimsetup.android.com/esim_qrcode_provisioning?${query}`,
  }
}
