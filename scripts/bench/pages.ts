/** Which of the two servers answers: the site under test, or the hand-written page that nothing can be faster than. */
export type Side = 'site' | 'limit'

export interface MeasuredPage {
  name: string
  side: Side
  path: string
}

export const limitHome: MeasuredPage = { name: 'limit page', side: 'limit', path: '/' }
export const limitForm: MeasuredPage = { name: 'limit form', side: 'limit', path: '/papildyti/' }
export const home: MeasuredPage = { name: 'home lt', side: 'site', path: '/' }
/** An address with a choice in it wakes what reckons. */
export const ownPlan: MeasuredPage = { name: 'own plan', side: 'site', path: '/susikurk-plana?data=10gb' }
export const topUp: MeasuredPage = { name: 'top-up', side: 'site', path: '/saskaitos-papildymas' }
/** Tabs, on a page of content. */
export const help: MeasuredPage = { name: 'help', side: 'site', path: '/pagalba' }
export const cart: MeasuredPage = { name: 'cart', side: 'site', path: '/krepselis' }
export const history: MeasuredPage = { name: 'history', side: 'site', path: '/mano/istorija' }
export const usage: MeasuredPage = { name: 'usage', side: 'site', path: '/mano/naudojimas' }

/** Pages of content: no form, and less to show than home. */
const contentPages: MeasuredPage[] = [
  { name: 'plans', side: 'site', path: '/planai' },
  { name: 'roaming', side: 'site', path: '/tarptinklinis-rysys' },
  { name: 'rates', side: 'site', path: '/standartiniai-tarifai' },
  help,
  { name: 'landing page', side: 'site', path: '/studentams' },
]
export const isContentPage = (page: MeasuredPage): boolean => contentPages.includes(page)

/** Each page of the site, and the limit that it is held against. */
export const comparisons: { page: MeasuredPage; limit: MeasuredPage }[] = [
  { page: home, limit: limitHome },
  { page: { name: 'home en', side: 'site', path: '/en' }, limit: limitHome },
  { page: { name: 'home ru', side: 'site', path: '/ru' }, limit: limitHome },
  ...contentPages.map((page) => ({ page, limit: limitHome })),
  { page: topUp, limit: limitForm },
]

/** References first, so that each page has its own near in time. */
export const everyPage: MeasuredPage[] = [
  limitHome,
  ...comparisons.filter(({ limit }) => limit === limitHome).map(({ page }) => page),
  limitForm,
  ...comparisons.filter(({ limit }) => limit === limitForm).map(({ page }) => page),
]
