import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'

export interface Certificate {
  /** Private key and certificate, as PEM. */
  pem: string
  /** The hash of its public key, by which a browser can be reported to trust it and nothing else. */
  publicKeyHash: string
}

/** A certificate for 127.0.0.1 that is valid for a day; it never touches the disk. Needs openssl. */
export function createCertificate(): Certificate {
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-keyout', '-']
  const pem = execFileSync('openssl', ['req', '-x509', '-days', '1', ...subject, ...key], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const publicKey = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERT'))).publicKey
  return {
    pem,
    publicKeyHash: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
  }
}
