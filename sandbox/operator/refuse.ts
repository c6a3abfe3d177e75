import { type ProtocolError, protocolErrors } from '../../src/operator/contract/protocol-errors.ts'

/** An answer that says why not, and nothing about the inside. */
export const refuse = (code: ProtocolError, headers: Record<string, string> = {}): Response =>
  Response.json({ code }, { status: protocolErrors[code], headers })
