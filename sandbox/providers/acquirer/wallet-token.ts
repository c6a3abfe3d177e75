import * as v from 'valibot'
import { findTestCard, type TestCard } from './test-cards.ts'

/** What a real wallet encrypts for the acquirer: a card, and what makes the token one of a kind. */
interface WalletToken {
  nonce: string
  card: TestCard
  lastDigits: string
}

/** What the wallets of the sandbox give for a real wallet's token. */
const SandboxToken = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sandboxCard: v.string(), nonce: v.pipe(v.string(), v.minLength(8)) }),
)

/** The card of a token; undefined where it is no token or the card no test card. */
export function readWalletToken(paymentToken: string): WalletToken | undefined {
  const token = v.safeParse(SandboxToken, paymentToken)
  const card = token.success ? findTestCard(token.output.sandboxCard) : undefined
  if (!token.success || !card) return undefined
  return { nonce: token.output.nonce, card, lastDigits: card.number.slice(-4) }
}
