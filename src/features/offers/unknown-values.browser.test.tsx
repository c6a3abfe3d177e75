import { vi } from 'vitest'
import { onScreen } from '../../operator/client/unknown-values.fixture.tsx'
import { wordsIn } from '../top-up/words.fixture.ts'
import { OfferCard } from './OfferCard.tsx'
import { OfferDetail } from './OfferDialog.tsx'
import { offerDetailMicrocopy } from './offer-detail.microcopy.ts'
import { offerOf } from './offers.fixture.ts'
import { offersMicrocopy } from './offers.microcopy.ts'

const words = { ...wordsIn('lt', offersMicrocopy), ...wordsIn('lt', offerDetailMicrocopy) }
const order = offerOf().primaryButton
if (!order?.planOrPromoToOrder) throw new Error('no plan')
const offer = offerOf({
  cardImagePosition: 'unknown',
  primaryButton: {
    ...order,
    type: 'unknown',
    size: 'unknown',
    planOrPromoToOrder: {
      ...order.planOrPromoToOrder,
      planCardType: 'unknown',
      allowances: { dataInLt: { unlimited: false, limited: 7, gainUnit: 'unknown' } },
    },
  },
})

onScreen('parts of an offer', 'Užsisakyti', {
  offer: (
    <OfferDetail
      open={{ offer, isExpired: false }}
      berries={{}}
      isOff={false}
      words={words}
      language="lt"
      onOrder={vi.fn()}
    />
  ),
})
onScreen('picture of an offer', 'Tik tau, Rasa', {
  card: <OfferCard offer={offer} words={words} onOpen={vi.fn()} />,
})
