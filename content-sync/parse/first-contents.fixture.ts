import { type Fields, formatted, inEvery, linksTo, linkTo, plain, translated } from './values.fixture.ts'

export const page = (title: string): Fields => ({
  name: plain(title),
  title: translated(title),
  seoTitle: translated(`${title} | Uoga`),
  seoDescription: translated(`Apie: ${title}`),
})

/** The content types that a first page needs, each once, by an id of its own; no field of it is wrong. */
export const firstContents: Record<string, [contentType: string, fields: Fields]> = {
  home: [
    'homePage',
    { ...page('Pradžia'), blocks: linksTo('slider', 'plans', 'quick', 'cards', 'band', 'banner', 'faq') },
  ],
  lost: [
    'notFoundPage',
    {
      ...page('Nerasta'),
      text: formatted('Tokio puslapio nėra'),
      image: plain(linkTo('berry', 'Asset')),
      buttons: linksTo('to-home'),
      slug: inEvery('404'),
    },
  ],
  'top-up': [
    'topUpPage',
    {
      ...page('Papildymas'),
      slug: { lt: 'papildymas', en: 'top-up', ru: 'popolnenie' },
      text: translated('Greitai'),
      presetSums: plain('5 10 20,50'),
      minimumSum: plain('1'),
      maximumSum: plain('100.00'),
    },
  ],
  waiting: [
    'genericStatusPage',
    {
      ...page('Laukiame'),
      slug: { lt: 'laukiama', en: 'waiting', ru: 'ozhidanie' },
      statusKey: plain('topUpWaiting'),
      text: formatted('Palauk'),
    },
  ],
  done: [
    'successfulPaymentPage',
    {
      ...page('Papildyta'),
      slug: { lt: 'papildyta', en: 'done', ru: 'gotovo' },
      statusKey: plain('topUpSuccess'),
      text: formatted('Ačiū'),
    },
  ],
  head: [
    'header',
    {
      name: plain('Header'),
      links: linksTo('to-home', 'to-self-service'),
      selfServiceLink: plain(linkTo('to-self-service')),
    },
  ],
  foot: [
    'footer',
    {
      name: plain('Footer'),
      slogan: translated('Uoga'),
      groups: linksTo('group'),
      legalText: translated('© Uoga'),
    },
  ],
  group: [
    'linkGroup',
    { name: plain('Group'), title: translated('Pagalba'), links: linksTo('to-home', 'to-self-service') },
  ],
  'to-home': [
    'button',
    {
      title: translated('Į pradžią'),
      page: plain(linkTo('home')),
      url: { lt: '#duk', en: '#faq', ru: '#faq' },
    },
  ],
  'to-self-service': [
    'button',
    { title: translated('Savitarna'), url: { lt: '/mano', en: '/en/mano', ru: '/ru/mano' } },
  ],
  'to-shop': [
    'button',
    {
      title: translated('Pirkti'),
      description: translated('Pirkti planą'),
      url: inEvery('https://shop.example/?a=1&b=2'),
      type: plain('outline'),
      size: plain('lg'),
      leftIcon: plain('cart'),
      rightIcon: plain('arrow-right'),
      openInANewTab: plain(true),
    },
  ],
  slider: [
    'bannersSlider',
    { name: plain('Slider'), anchor: { lt: 'virsus', en: 'top', ru: 'top' }, banners: linksTo('hero') },
  ],
  hero: [
    'heroBanner',
    {
      name: plain('Hero'),
      title: translated('Papildyk'),
      text: translated('Greitai'),
      sticker: translated('Nauja'),
      image: plain(linkTo('berry', 'Asset')),
      tone: plain('mint'),
      buttons: linksTo('to-home', 'to-shop'),
    },
  ],
  plans: [
    'plansContainer',
    {
      name: plain('Plans'),
      title: translated('Planai'),
      plans: linksTo('plan'),
      button: plain(linkTo('to-shop')),
    },
  ],
  plan: [
    'plan',
    {
      planId: plain('UOGA-M'),
      orderCode: plain('ORDER-M'),
      planTitle: translated('Uoga M'),
      planCardType: plain('all'),
      planPrice: plain('9,90'),
      salePrice: plain('7.5'),
      priceUnits: plain('EUR'),
      periodInDays: plain(30),
      display: plain(true),
      dataInLt: plain(linkTo('data')),
    },
  ],
  data: [
    'allowance',
    { name: plain('Data'), unlimited: plain(true), limited: plain(40), gainUnit: plain('GB') },
  ],
  quick: ['quickLinks', { name: plain('Quick'), title: translated('Greitai'), links: linksTo('to-shop') }],
  cards: [
    'cardsContainer',
    { name: plain('Cards'), title: translated('Kodėl'), cards: linksTo('card', 'rich-card') },
  ],
  card: ['value', { icon: plain('sim'), title: translated('eSIM'), text: translated('Iškart') }],
  'rich-card': ['valueWithRichText', { title: translated('Roaming'), text: formatted('Kaip namie') }],
  band: [
    'textBanner',
    { name: plain('Band'), title: translated('Dovana'), button: plain(linkTo('to-shop')) },
  ],
  banner: [
    'contentBanner',
    {
      name: plain('Banner'),
      title: translated('Apie'),
      text: formatted('Mes'),
      image: plain(linkTo('berry', 'Asset')),
    },
  ],
  faq: [
    'faq',
    { name: plain('FAQ'), title: translated('Klausimai'), items: linksTo('question', 'question-2') },
  ],
  question: [
    'faqItem',
    { name: plain('Q'), question: translated('Kiek?'), answer: formatted('Tiek'), uniqueKey: plain('kiek') },
  ],
  'question-2': [
    'faqItem',
    {
      name: plain('Q2'),
      question: translated('Kada?'),
      answer: formatted('Dabar'),
      uniqueKey: plain('kada'),
    },
  ],
  'word-close': ['microcopy', { key: plain('close'), value: translated('Uždaryti') }],
  'word-menu': ['microcopy', { key: plain('menu.open'), value: translated('Meniu') }],
}
