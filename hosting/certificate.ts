import { isIP } from 'node:net'
import { connect } from 'node:tls'

const patience = 5_000
const day = 24 * 60 * 60 * 1000

/** A certificate that ends in fewer days is looked at: automatic renewals come a month before. */
export const fewestCertificateDays = 14

/**
 * For how many whole days from `now` (UTC milliseconds) the certificate of an https origin holds; below 0 once it is over.
 * Null where there is none to be had: no origin, plain http, or no connection.
 */
export async function certificateDaysLeft(origin: string | undefined, now: number): Promise<number | null> {
  if (origin === undefined) return null
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return null
  const host = hostname.replace(/^\[|\]$/g, '')
  // Its date is read whatever its signature is worth; nothing is sent.
  const options = { host, port: Number(port || 443), rejectUnauthorized: false }
  const socket = connect(isIP(host) ? options : { ...options, servername: host })
  try {
    await new Promise((resolve, reject) => {
      socket.once('secureConnect', resolve).once('error', reject).setTimeout(patience, reject)
    })
    return Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now) / day)
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}
