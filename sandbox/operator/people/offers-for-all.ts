import type { SeededOffer } from './person.ts'

/** What everybody is offered: now, no longer, and in a campaign's visit only. */
export const offersForAll: readonly SeededOffer[] = [
  {
    offerId: 'offer-all-autumn',
    planId: 'uoga-m',
    picture: 'leaf',
    words: {
      lt: {
        cardTitle: 'Rudens uogos',
        offerTitle: '25 GB lietingiems vakarams',
        offerDescription: 'Serialas, arbata ir Mėlynė. Užsisakyk planą, kol sezonas.',
      },
      en: {
        cardTitle: 'Autumn berries',
        offerTitle: '25 GB for rainy evenings',
        offerDescription: 'A series, some tea and Blueberry. Order the plan while it’s in season.',
      },
      ru: {
        cardTitle: 'Осенние ягоды',
        offerTitle: '25 ГБ для дождливых вечеров',
        offerDescription: 'Сериал, чай и «Черника». Подключите тариф, пока сезон.',
      },
    },
    rank: 5,
    from: -30,
    to: 60,
    showToAllUsers: true,
  },
  {
    offerId: 'offer-all-expired',
    planId: 'uoga-l',
    picture: 'sun',
    words: {
      lt: {
        cardTitle: 'Vasaros dovana',
        offerTitle: 'Avietė visai vasarai',
        offerDescription: 'Pasiūlymas galiojo visą vasarą.',
      },
      en: {
        cardTitle: 'A summer gift',
        offerTitle: 'Raspberry all summer',
        offerDescription: 'This offer was open all summer.',
      },
      ru: {
        cardTitle: 'Подарок к лету',
        offerTitle: '«Малина» на всё лето',
        offerDescription: 'Предложение действовало всё лето.',
      },
    },
    rank: 8,
    from: -120,
    to: -60,
    showToAllUsers: true,
  },
  {
    offerId: 'offer-campaign',
    planId: 'uoga-s',
    picture: 'phone',
    words: {
      lt: {
        cardTitle: 'Tik iš laiško',
        offerTitle: 'Žemuogė skambučių mėgėjams',
        offerDescription: 'Matai šį pasiūlymą, nes atėjai iš mūsų laiško.',
      },
      en: {
        cardTitle: 'From our email',
        offerTitle: 'Wild Strawberry for talkers',
        offerDescription: 'You see this offer because you came from our email.',
      },
      ru: {
        cardTitle: 'Из нашего письма',
        offerTitle: '«Земляника» для любителей звонить',
        offerDescription: 'Вы видите это предложение, потому что пришли из нашего письма.',
      },
    },
    rank: 7,
    from: -5,
    to: 30,
    showToAllUsers: true,
    bcSessionId: 'autumn-letter',
  },
]
