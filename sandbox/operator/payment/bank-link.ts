import type { Hono } from 'hono'
import { banklinkBankList } from '../../../src/operator/contract/banklink-bank-list.ts'
import { banklinkPaymentRequest } from '../../../src/operator/contract/banklink-payment-request.ts'
import { apiPath } from '../../../src/operator/contract/endpoint.ts'
import { paymentReferenceParameter } from '../../../src/operator/contract/payment-card.ts'
import type { ApiOptions } from '../api-options.ts'
import { limits } from '../limits.ts'
import { returnUrlWith } from '../origins.ts'
import { refusalOf, startPayment } from '../payments.ts'
import { refuse } from '../refuse.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'
import { switchedOff } from './switches.ts'

const logoPath = (bankId: string) => apiPath(`/v1/banklink/logos/${bankId}.svg`)

/** Paying at one's own bank. */
export function serveBankLink(app: Hono, { database, clock, providers: { banks } }: ApiOptions): void {
  const listBanks: Handler<typeof banklinkBankList> = async (within) => {
    const there = (await switchedOff(within)).has('banks') ? [] : banks.all
    return {
      answer: { banks: there.map(({ bankId, name }) => ({ bankId, name, logoPath: logoPath(bankId) })) },
    }
  }

  const begin: Handler<typeof banklinkPaymentRequest> = async (within, request, context) => {
    const now = clock.now()
    const refusal = await refusalOf(within, request)
    if (refusal) return { refusal }
    const { bankId, amountInCents, language, returnPath } = request
    const bank = banks.all.find((each) => each.bankId === bankId)
    if (!bank) return { refusal: 'BANK_NOT_AVAILABLE' }
    const paymentReference = await startPayment(within, now, request, {
      method: 'bankLink',
      detail: bank.name,
    })
    const order = {
      paymentReference,
      amountInCents,
      language,
      returnUrl: returnUrlWith(context.req.header('Origin') ?? '', returnPath, {
        [paymentReferenceParameter]: paymentReference,
      }),
      expiresAt: now + limits.paymentLife,
    }
    return { answer: { paymentReference, redirectUrl: await banks.openPage(order, bankId) } }
  }

  serveEndpoint(app, { database, clock }, banklinkBankList, listBanks)
  serveEndpoint(app, { database, clock }, banklinkPaymentRequest, begin)
  app.get(apiPath('/v1/banklink/logos/:file'), (context) => {
    const logo = banks.logoOf((context.req.param('file') ?? '').replace('.svg', ''))
    return logo ? context.body(logo, 200, { 'Content-Type': 'image/svg+xml' }) : refuse('NOT_FOUND')
  })
}
