import * as v from 'valibot'
import { findTestCard, type TestCard } from '../../providers/acquirer/test-cards.ts'
import type { Database } from '../database.ts'

/** What the wallets of the sandbox give for a real wallet's token: a test card, and what makes the token one of a kind. */
const WalletToken = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sandboxCard: v.string(), nonce: v.pipe(v.string(), v.minLength(8)) }),
)

/** The card of a token that was never used before; undefined for any other. */
export async function readWalletToken(
  database: Database,
  paymentToken: string,
): Promise<{ card: TestCard; nonce: string } | undefined> {
  const token = v.safeParse(WalletToken, paymentToken)
  const card = token.success ? findTestCard(token.output.sandboxCard) : undefined
  if (!token.success || !card) return undefined
  const { nonce } = token.output
  const used = await database
    .selectFrom('walletTokens')
    .select('token')
    .where('token', '=', nonce)
    .executeTakeFirst()
  return used ? undefined : { card, nonce }
}
