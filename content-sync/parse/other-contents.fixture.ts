import { page } from './first-contents.fixture.ts'
import { type Fields, formatted, inEvery, linksTo, linkTo, plain, translated } from './values.fixture.ts'

type Contents = Record<string, [contentType: string, fields: Fields]>

/** A page of a type that has what every page with a body has, at an address made of its id. */
const bodyPage = (id: string, type: string, fields: Fields = {}): Contents => ({
  [id]: [type, { ...page(id), slug: inEvery(id), ...fields }],
})

const words = (type: string, fields: Fields): [string, Fields] => [type, { name: plain(type), ...fields }]

const pages: Contents = {
  ...bodyPage('landing', 'genericLandingPage', {
    text: formatted('Tekstas'),
    image: plain(linkTo('berry', 'Asset')),
    buttons: linksTo('to-shop'),
    blocks: linksTo(
      'offers',
      'components',
      'card-slider',
      'actions',
      'plans-band',
      'tabs',
      'plan',
      'to-order',
      'text',
      'phones',
    ),
  }),
  ...bodyPage('sim', 'orderSimPage', { simType: plain('sim') }),
  ...bodyPage('partner', 'becomeAPartnerPage'),
  ...bodyPage('mano/report', 'serviceReportPage'),
  ...bodyPage('mano/checkout', 'checkoutPage'),
  ...bodyPage('mano/dashboard', 'dashboardPage'),
  ...bodyPage('mano/history', 'historyPage'),
  ...bodyPage('mano/usage', 'usageDetailsPage'),
  ...bodyPage('maintenance', 'maintenancePage', { scope: plain('allPages') }),
  ...bodyPage('cookies', 'cookieListPage', { categories: linksTo('necessary') }),
  ...bodyPage('new-login', 'newLoginInfoPage'),
  ...bodyPage('lead', 'formPage', {
    formKey: plain('leadGeneration'),
    inputs: linksTo('field'),
    ctas: linksTo('to-home'),
    modals: linksTo('dialog'),
  }),
  ...bodyPage('help', 'tabbedSectionsPage', { sectionsKey: plain('help'), sections: linksTo('section') }),
}

const site: Contents = {
  tabs: words('pageTabs', { variant: plain('black'), tabs: linksTo('section-2') }),
  section: words('tabSection', {
    key: plain('start'),
    title: translated('Pradžia'),
    blocks: linksTo('rates'),
  }),
  'section-2': words('tabSection', {
    key: plain('more'),
    title: translated('Daugiau'),
    blocks: linksTo('columns'),
  }),
  'self-service': words('navigation', {
    dashboardPageCta: plain(linkTo('to-account')),
    historyPageCta: plain(linkTo('to-account')),
    settingsPageCta: plain(linkTo('to-account')),
    historyPageTooltipText: translated('Istorija'),
  }),
  'to-account': ['button', { title: translated('Apžvalga'), url: inEvery('/mano/dashboard') }],
  works: words('maintenanceConfiguration', {
    activateMaintenanceMode: plain(true),
    activateFor: plain('selfService'),
    activateFrom: plain('2026-11-21T01:00+02:00'),
    activateTo: plain('2026-11-21T05:00+02:00'),
  }),
  necessary: [
    'cookieCategory',
    {
      code: plain('C0001'),
      title: translated('Būtinieji'),
      text: translated('Reikia'),
      services: plain(['language', 'consent']),
      cookies: linksTo('cookie'),
    },
  ],
  cookie: [
    'cookie',
    {
      name: plain('app:v1:consent'),
      provider: plain('Uoga'),
      purpose: translated('Sutikimai'),
      duration: translated('Metai'),
    },
  ],
}

const parts: Contents = {
  field: words('input', { key: plain('phoneNumber'), label: translated('Numeris'), hint: translated('6…') }),
  again: ['button', { title: translated('Dar kartą') }],
  dialog: words('statusModal', {
    key: plain('form'),
    title: translated('Palik numerį'),
    description: formatted('Paskambinsime'),
    status: plain('info'),
    confirmButton: plain(linkTo('again')),
    closeButtonDescription: translated('Užverti'),
    showCloseButton: plain(true),
    notification: plain(linkTo('notice')),
    image: plain(linkTo('berry', 'Asset')),
  }),
  notice: words('notification', {
    title: translated('Svarbu'),
    text: formatted('Neištrink'),
    type: plain('warning'),
    showCloseButton: plain(true),
  }),
  'to-order': ['button', { title: translated('Užsisakyti'), planOrPromoToOrder: plain(linkTo('summer')) }],
  'to-form': ['button', { title: translated('Paskambinkite'), modalToDisplay: plain(linkTo('lead')) }],
  'to-cookies': ['button', { title: translated('Slapukai'), event: plain('toggleCookieInfo') }],
}

const blocks: Contents = {
  offers: words('offerCardsSlider', { title: translated('Pasiūlymai'), cards: linksTo('offer') }),
  offer: words('offerCard', {
    title: translated('Avietė'),
    price: plain('7,90'),
    button: plain(linkTo('to-order')),
  }),
  components: words('textComponentsContainer', {
    title: translated('Dalys'),
    components: linksTo('text', 'columns', 'call', 'rates', 'notice', 'card', 'rich-card', 'to-cookies'),
  }),
  'card-slider': words('cardsSlider', { title: translated('Kortelės'), cards: linksTo('card') }),
  actions: words('actionCardsContainer', { title: translated('Veiksmai'), cards: linksTo('action') }),
  action: words('actionCard', { title: translated('Skambink'), button: plain(linkTo('to-form')) }),
  'plans-band': words('plansBanner', { title: translated('Trumpai'), plans: linksTo('plan') }),
  text: words('text', { title: translated('Tekstas'), text: formatted('Žodžiai') }),
  columns: words('textColumns', { columns: linksTo('text') }),
  rates: words('rateLines', { title: translated('Kainos'), lines: linksTo('call', 'free') }),
  call: words('rateLine', {
    title: translated('Skambutis'),
    price: plain('0,09'),
    unit: translated('už minutę'),
  }),
  phones: [
    'phoneList',
    {
      title: plain('Samsung Galaxy'),
      models: plain('Galaxy S23 | europe | SM-S911\nGalaxy S10 | no'),
      note: translated('Ne visur'),
      install: translated('Nuskaityk'),
      source: plain('https://maker.example/esim'),
      asOf: plain('2026-11-27'),
    },
  ],
  free: words('rateLine', { title: translated('1808'), priceText: translated('nemokamai') }),
}

const sold: Contents = {
  summer: words('promo', { offerTitle: translated('Vasara'), cardTitle: translated('Vasarai') }),
  ten: words('planBuilderStep', {
    key: plain('10gb'),
    allowance: plain(linkTo('data')),
    price: plain('3,00'),
  }),
  own: words('planBuilder', {
    title: translated('Savo planas'),
    basePrice: plain('1,90'),
    periodInDays: plain(30),
    data: linksTo('ten'),
    minutes: linksTo('ten'),
    messages: linksTo('ten'),
    roamingZones: linksTo('ten'),
  }),
  zone: words('roamingZone', { title: translated('1 zona'), callPrice: plain('0,39') }),
  country: words('roamingCountry', {
    title: translated('Japonija'),
    countryCode: plain('JP'),
    zone: plain(linkTo('zone')),
    dataPrice: plain('0,50'),
  }),
  pack: words('roamingPack', {
    planId: plain('PACK-1'),
    title: translated('Kelionė'),
    zone: plain(linkTo('zone')),
    price: plain('4,90'),
    periodInDays: plain(7),
    data: plain(linkTo('data')),
  }),
  more: words('personalOffer', {
    cardTitle: translated('Daugiau'),
    offerTitle: translated('Daugiau GB'),
    offerDescription: formatted('Už mažiau'),
    priceFromValue: plain('7,90'),
    primaryButton: plain(linkTo('to-order')),
    validFrom: plain('2026-11-01T00:00+02:00'),
    validTo: plain('2026-12-01'),
    rank: plain(1),
  }),
}

/** Every other content type, each once at least; no field of it is wrong. */
export const otherContents: Contents = { ...pages, ...site, ...parts, ...blocks, ...sold }
