import { all, type Change, type Malformed, one } from './malformed.fixture.ts'
import { put, validMirror } from './mirror.fixture.ts'
import { document, linkTo, node, paragraph, plain, textNode } from './values.fixture.ts'

const file = (change: object) => ({ ...Object(validMirror().assets.berry?.fields.file?.lt), ...change })
const at = (url: string) => file({ url: `//images.example${url}` })
const drawingUrl = '//images.example/uoga/berry/token/uoga.svg'
const drawing: Change = (mirror) => {
  one('berry', 'file', file({ url: drawingUrl, contentType: 'image/svg+xml' }))(mirror)
}
const odd = (mirror: Parameters<Malformed[1]>[0]) => put(mirror, 'odd', 'constructor', {})
/** Of a type that comes from elsewhere. */
const countdown: Change = (mirror) =>
  put(mirror, 'countdown', 'countdown', { title: plain('alert'), slug: plain('alert') })
const twin = (mirror: Parameters<Malformed[1]>[0]) =>
  put(mirror, 'plan-2', 'plan', mirror.entries.plan?.fields ?? {})

/** The entry itself is left out of its page. */
export const leavingOut: Malformed[] = [
  ['a required text is missing', one('to-shop', 'title', undefined), 'broken to-shop title lt'],
  ['a required text is empty', one('hero', 'text', '  '), 'broken hero text lt'],
  ['a text is null', one('card', 'text', null), 'broken card text lt'],
  ['a text is a number', one('card', 'title', 7), 'broken card title lt'],
  ['a text is an object', one('card', 'title', { trim: 'x', toString: 1 }), 'broken card title lt'],
  [
    'a required choice is not in the list',
    one('plan', 'planCardType', 'Data'),
    'broken plan planCardType lt',
  ],
  ['a price is a word', one('plan', 'planPrice', 'free'), 'broken plan planPrice lt'],
  ['a price is a number', one('plan', 'planPrice', 9.9), 'broken plan planPrice lt'],
  ['a price has two commas', one('plan', 'planPrice', '1,234,50'), 'broken plan planPrice lt'],
  ['a price has its currency', one('plan', 'planPrice', '9,90 €'), 'broken plan planPrice lt'],
  ['a price is below nothing', one('plan', 'planPrice', '-5,00'), 'broken plan planPrice lt'],
  ['a period is not whole', one('plan', 'periodInDays', 30.5), 'broken plan periodInDays lt'],
  ['a period is longer than a year', one('plan', 'periodInDays', 367), 'broken plan periodInDays lt'],
  ['two plans have one id', all(twin, one('plans', 'plans', [linkTo('plan-2')])), 'broken plan-2 planId lt'],
  ['a key has capitals', one('question', 'uniqueKey', 'Kiek Tai'), 'broken question uniqueKey lt'],
  ['two questions have one key', one('question-2', 'uniqueKey', 'kiek'), 'broken question-2 uniqueKey lt'],
  ['a list of links is one link', one('faq', 'items', linkTo('question')), 'broken faq items lt'],
  ['a list of links is empty', one('quick', 'links', []), 'broken quick links lt'],
  ['a container has no card', one('cards', 'cards', []), 'broken cards cards lt'],
  [
    'an address is in another script',
    one('to-shop', 'url', 'java\u0000script:alert(1)'),
    'broken to-shop url lt',
  ],
  ['an address has a password', one('to-shop', 'url', 'https://a:alert@x.example'), 'broken to-shop url lt'],
  ['an address names no protocol', one('to-shop', 'url', '//alert.example'), 'broken to-shop url lt'],
  ['an address is of a file', one('to-shop', 'url', 'file:///etc/alert'), 'broken to-shop url lt'],
  ['nothing of a list is left', one('quick', 'links', [linkTo('draft')]), 'broken quick links lt'],
  ['a button leads nowhere', one('to-shop', 'url', undefined), 'broken to-shop url lt'],
  [
    'a button leads to an unpublished page',
    one('to-home', 'page', linkTo('draft')),
    'broken to-home page lt',
  ],
  ['a button leads to what is not a page', one('to-home', 'page', linkTo('faq')), 'broken to-home page lt'],
  ['a button leads to a word', one('to-home', 'page', 'home'), 'broken to-home page lt'],
  ['an address runs script', one('to-shop', 'url', 'javascript:alert(1)'), 'broken to-shop url lt'],
  ['an address runs data', one('to-shop', 'url', 'DATA:text/html,alert(1)'), 'broken to-shop url lt'],
  ['an address hides its host', one('to-shop', 'url', '/\\alert.example'), 'broken to-shop url lt'],
  ['a rate has neither a figure nor words', one('call', 'price', undefined), 'broken call price lt'],
  ['a button has an unknown purpose', one('to-cookies', 'event', 'openBank'), 'broken to-cookies event lt'],
  [
    'a button orders what is not published',
    one('to-order', 'planOrPromoToOrder', linkTo('draft')),
    'broken to-order planOrPromoToOrder lt',
  ],
  [
    'a button opens what is not a dialog',
    one('to-form', 'modalToDisplay', linkTo('faq')),
    'broken to-form modalToDisplay lt',
  ],
  ['a tab has no title', one('section-2', 'title', undefined), 'broken section-2 title lt'],
  ['a field of a form has no key', one('field', 'key', undefined), 'broken field key lt'],
  [
    'a country has a code of three letters',
    one('country', 'countryCode', 'JPN'),
    'broken country countryCode lt',
  ],
  ['a formatted text is plain', one('banner', 'text', 'Mes'), 'broken banner text lt'],
  [
    'a formatted text has no word',
    one('banner', 'text', document(paragraph(textNode(' ')))),
    'broken banner text lt',
  ],
  [
    'nothing of a formatted text is left',
    one('banner', 'text', document(node('iframe', [textNode('x')]))),
    'broken banner text lt',
  ],
]

/** Only the value is left out; what holds it stays. */
export const keeping: Malformed[] = [
  ['a translation is a list', one('card', 'title', ['x'], 'en'), 'broken card title en'],
  [
    'an address runs script in one language',
    one('to-shop', 'url', 'javascript:alert(1)', 'ru'),
    'broken to-shop url ru',
  ],
  ['a flag is a word', one('to-shop', 'openInANewTab', 'yes'), 'broken to-shop openInANewTab lt'],
  ['a look is not in the list', one('to-shop', 'type', 'huge'), 'broken to-shop type lt'],
  ['an icon is an object property', one('card', 'icon', 'constructor'), 'broken card icon lt'],
  ['a unit is missing', one('data', 'gainUnit', undefined), 'broken data gainUnit lt'],
  [
    'a limit is missing',
    all(one('data', 'unlimited', false), one('data', 'limited', undefined)),
    'broken data limited lt',
  ],
  ['a limit is below nothing', one('data', 'limited', -1), 'broken data limited lt'],
  ['a price has three decimals', one('plan', 'salePrice', '7,505'), 'broken plan salePrice lt'],
  ['a reduced price is not lower', one('plan', 'salePrice', '9.90'), 'broken plan salePrice lt'],
  ['a currency is another', one('plan', 'priceUnits', 'USD'), 'broken plan priceUnits lt'],
  ['an anchor is not a fragment', one('slider', 'anchor', 'alert" onclick="'), 'broken slider anchor lt'],
  [
    'a list holds what is no link',
    one('faq', 'items', ['x', null, linkTo('question'), linkTo('question-2')]),
    'broken faq items lt',
  ],
  [
    'a linked entry is not published',
    one('hero', 'buttons', [linkTo('to-home'), linkTo('draft'), linkTo('to-shop')]),
    'broken hero buttons lt',
  ],
  [
    'a link is an object property',
    one('slider', 'banners', [linkTo('toString'), linkTo('hero')]),
    'broken slider banners lt',
  ],
  [
    'a link leads to another content type',
    one('slider', 'banners', [linkTo('card'), linkTo('hero')]),
    'broken slider banners lt',
  ],
  [
    'a content type is an object property',
    all(odd, one('slider', 'banners', [linkTo('odd'), linkTo('hero')])),
    'broken slider banners lt',
  ],
  [
    'a page has a block that this site does not know',
    all(countdown, one('section', 'blocks', [linkTo('countdown'), linkTo('rates')])),
    'broken countdown',
  ],
  ['a page is of a type that this site does not know', countdown, 'broken countdown'],
  [
    'a block holds itself',
    one('slider', 'banners', [linkTo('slider'), linkTo('hero')]),
    'broken slider banners lt',
  ],
  [
    'a button to a page has an address, too',
    one('to-home', 'url', 'https://alert.example'),
    'broken to-home url lt',
  ],
  ['a picture is not published', one('hero', 'image', linkTo('draft', 'Asset')), 'broken hero image lt'],
  ['a picture is a link to an entry', one('hero', 'image', linkTo('card')), 'broken hero image lt'],
  ['a picture has no file', one('berry', 'file', undefined), 'broken berry file lt'],
  [
    'a picture has no alternative text',
    one('berry', 'description', undefined),
    'broken berry description lt',
  ],
  [
    'a picture is a document',
    one('berry', 'file', file({ contentType: 'application/pdf' })),
    'broken berry file lt',
  ],
  [
    'a drawing holds script',
    all(drawing, ({ pictures }) => {
      pictures.byAddress[drawingUrl] = { kind: 'refused', problem: 'holds <script>' }
    }),
    'broken berry file lt',
  ],
  ['a drawing was not fetched', drawing, 'broken berry file lt'],
  [
    'a picture has no height',
    one('berry', 'file', file({ details: { size: 1, image: { width: 6 } } })),
    'broken berry file lt',
  ],
  [
    'a picture has no width',
    one('berry', 'file', file({ details: { size: 1, image: { width: 0, height: 6 } } })),
    'broken berry file lt',
  ],
  [
    'a picture is in another space',
    one('berry', 'file', at('/other/berry/alert/a.png')),
    'broken berry file lt',
  ],
  [
    'a picture climbs out of its folder',
    one('berry', 'file', at('/uoga/%2E./alert/a.png')),
    'broken berry file lt',
  ],
  [
    'an unknown node is in a text',
    one('banner', 'text', document(node('script', [textNode('alert')]), paragraph(textNode('Mes')))),
    'broken banner text lt',
  ],
  [
    'maintenance ends before it begins',
    one('works', 'activateTo', '2026-11-20T05:00Z'),
    'broken works activateTo lt',
  ],
  ['maintenance begins at a word', one('works', 'activateFrom', 'tonight'), 'broken works activateFrom lt'],
  ['an offer ends before it begins', one('more', 'validTo', '2026-10-01'), 'broken more validTo lt'],
  ['an offer’s price is a word', one('more', 'priceFromValue', 'cheap'), 'broken more priceFromValue lt'],
  ['a dialog has an unknown sign', one('dialog', 'status', 'loud'), 'broken dialog status lt'],
  [
    'a button has two purposes',
    one('to-cookies', 'url', 'https://alert.example', 'lt'),
    'broken to-cookies url lt',
  ],
  ['tabs look otherwise', one('tabs', 'variant', 'pink'), 'broken tabs variant lt'],
  ['a microcopy key has spaces', one('word-menu', 'key', 'open the menu'), 'broken word-menu key lt'],
  ['a microcopy key is there twice', one('word-menu', 'key', 'close'), 'broken word-menu key lt'],
  ['a microcopy has no words', one('word-menu', 'value', undefined), 'broken word-menu value lt'],
]
