import type { HeroBanner } from '../content/banner-block.ts'
import { imagePositions } from '../content/banner-block.ts'
import type { Block, BlockOf } from '../content/block.ts'
import { tabVariants } from '../content/block.ts'
import type { Button } from '../content/button.ts'
import type { ImageAsset } from '../content/image.ts'
import { notificationTypes } from '../content/notification.ts'
import { esimAnswers } from '../content/phone-list.ts'
import type { Plan } from '../content/plan.ts'
import type { RateLine, ValueCard } from '../content/text-block.ts'
import { type Tone, tones } from '../content/tone.ts'
import { toCents } from '../lib/money.ts'
import { sampleButton, sampleModal } from './button-samples.ts'
import type { SampleWords } from './sample-words.ts'

export interface Samples {
  words: SampleWords
  image: ImageAsset
  plans: Plan[]
}

const html = (text: string) => ({ html: `<p>${text}</p>` })

const cards = ({ words }: Samples, count: number): ValueCard[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `card-${index}`,
    type: 'value',
    icon: index % 2 ? 'shield' : 'data',
    title: index === 0 ? words.longWord : words.title,
    text: words.text,
  }))

const rateLines = ({ words }: Samples): RateLine[] => [
  { id: 'rate-1', type: 'rateLine', title: words.title, price: toCents(9), unit: words.short },
  { id: 'rate-2', type: 'rateLine', title: words.longWord, note: words.text, priceText: words.short },
]

const banner = ({ words, image }: Samples, tone: Tone, buttons: Button[]): HeroBanner => ({
  id: `banner-${tone}`,
  title: words.title,
  text: words.text,
  sticker: words.short,
  image,
  tone,
  buttons,
})

const perTone = (make: (tone: Tone) => Block): Block[] => tones.map(make)

function banners(samples: Samples): Block[] {
  const { words, image } = samples
  const link = sampleButton(words, 'primary')
  const outline = sampleButton(words, 'outline')
  return [
    { id: 'one-banner', type: 'bannersSlider', name: '', banners: [banner(samples, 'mint', [link])] },
    {
      id: 'banners',
      type: 'bannersSlider',
      name: '',
      banners: tones.map((tone) => banner(samples, tone, [link, outline])),
    },
    ...perTone((tone) => ({
      id: `text-banner-${tone}`,
      type: 'textBanner',
      title: words.title,
      text: words.text,
      tone,
      button: link,
    })),
    ...imagePositions.flatMap((imagePosition) =>
      perTone((tone) => ({
        id: `content-banner-${tone}-${imagePosition}`,
        type: 'contentBanner',
        title: words.title,
        text: html(words.text),
        image,
        imagePosition,
        tone,
        buttons: [link, outline],
      })),
    ),
  ]
}

function cardBlocks(samples: Samples): Block[] {
  const { words, image } = samples
  const button = sampleButton(words, 'primary')
  const offers = Array.from({ length: 7 }, (_, index) => ({
    id: `offer-${index}`,
    title: words.title,
    text: words.text,
    ...(index === 0 ? { sticker: words.short } : {}),
    image,
    priceText: words.short,
    price: toCents(990),
    button,
  }))
  const actions = ([1, 2, 3] as const).map(
    (number): BlockOf<'actionCard'> => ({
      id: `action-${number}`,
      type: 'actionCard',
      title: words.title,
      text: words.text,
      button,
      ...(number === 1 ? { image } : { icon: 'sim' }),
    }),
  )
  return [
    ...[1, 4, 7, 100].map(
      (count, index): Block => ({
        id: `cards-${count}`,
        type: 'cardsContainer',
        title: words.title,
        text: words.text,
        tone: tones[index] ?? 'cream',
        cards: cards(samples, count),
      }),
    ),
    ...perTone((tone) => ({
      id: `cards-slider-${tone}`,
      type: 'cardsSlider',
      title: words.title,
      tone,
      cards: cards(samples, 7),
    })),
    ...perTone((tone) => ({
      id: `offers-${tone}`,
      type: 'offerCardsSlider',
      title: words.title,
      tone,
      cards: offers,
    })),
    ...perTone((tone) => ({
      id: `actions-${tone}`,
      type: 'actionCardsContainer',
      title: words.title,
      tone,
      cards: actions,
    })),
    { ...actions[0], id: 'single-action', type: 'actionCard', title: words.title, button },
    {
      id: 'quick-links',
      type: 'quickLinks',
      title: words.title,
      links: ['/', '/?new-tab', '/'].map((href, index) => ({
        ...sampleButton(words, 'text'),
        id: `quick-${index}`,
        kind: 'link',
        href,
        leftIcon: 'sim',
      })),
    },
  ]
}

function planBlocks({ words, image, plans }: Samples): Block[] {
  const [plan] = plans
  const button = sampleButton(words, 'secondary')
  return [
    { id: 'plans', type: 'plansContainer', title: words.title, text: words.text, plans, button },
    { id: 'one-plan', type: 'plansContainer', title: words.title, plans: plans.slice(0, 1) },
    ...perTone((tone) => ({
      id: `plans-banner-${tone}`,
      type: 'plansBanner',
      title: words.title,
      text: words.text,
      tone,
      image,
      plans: plans.slice(0, 3),
      button,
    })),
    ...(plan ? [{ id: 'plan', type: 'plan' as const, plan }] : []),
  ]
}

function textBlocks(samples: Samples): Block[] {
  const { words, image } = samples
  const notifications = notificationTypes.map((notificationType) => ({
    id: `notification-${notificationType}`,
    type: 'notification' as const,
    notification: {
      id: notificationType,
      title: words.title,
      text: html(words.text),
      notificationType,
      showCloseButton: notificationType !== 'error',
    },
  }))
  const column = { id: 'column', type: 'text' as const, title: words.title, text: html(words.text) }
  const columns: BlockOf<'textColumns'> = {
    id: 'columns',
    type: 'textColumns',
    title: words.title,
    columns: [column, column, column],
  }
  const [card] = cards(samples, 1)
  const modal = sampleModal(words, image)
  return [
    { id: 'text', type: 'text', title: words.title, text: html(`${words.text} ${words.longWord}`) },
    columns,
    { id: 'rate', type: 'rateLine', title: words.title, price: toCents(9), unit: words.short },
    {
      id: 'rates',
      type: 'rateLines',
      title: words.title,
      text: words.text,
      isSearchable: true,
      lines: rateLines(samples),
    },
    ...notifications,
    ...(card ? [card] : []),
    { id: 'rich-card', type: 'valueWithRichText', icon: 'help', title: words.title, text: html(words.text) },
    {
      id: 'modal-button',
      type: 'button',
      button: {
        ...sampleButton(words, 'primary'),
        kind: 'modal',
        modalToDisplay: { id: modal.id, modals: [modal] },
      },
    },
    {
      id: 'lead-button',
      type: 'button',
      button: {
        ...sampleButton(words, 'outline'),
        kind: 'modal',
        modalToDisplay: { id: 'sample-lead', formId: 'sample-lead', modals: [] },
      },
    },
    {
      id: 'container',
      type: 'textComponentsContainer',
      title: words.title,
      components: [
        { ...column, id: 'inner-text' },
        { ...columns, id: 'inner-columns' },
        ...rateLines(samples),
        ...notifications.slice(0, 1),
        ...(card ? [{ ...card, id: 'inner-card' }] : []),
        { id: 'inner-button', type: 'button', button: sampleButton(words, 'primary') },
      ],
    },
    {
      id: 'faq',
      type: 'faq',
      title: words.title,
      items: [1, 2, 3].map((number) => ({
        id: `faq-${number}`,
        uniqueKey: `question-${number}`,
        question: `${words.title} ${number}`,
        answer: html(words.text),
        ...(number === 1 ? { notification: notifications[2]?.notification } : {}),
      })),
    },
    {
      id: 'phones',
      type: 'phoneList',
      title: words.title,
      models: esimAnswers.map((answer) => ({ name: `${words.short} ${answer}`, answer, codes: [] })),
      note: words.text,
      install: `${words.title}\n${words.longWord}`,
      source: 'https://maker.example/',
      asOf: '2026-11-27',
    },
    ...tabVariants.map(
      (variant): Block => ({
        id: `tabs-${variant}`,
        type: 'pageTabs',
        title: words.title,
        variant,
        tabs: words.tabs.map((title, index) => ({
          id: `tab-${variant}-${index}`,
          key: `${variant}-${index}`,
          title,
          blocks: [{ ...column, id: `tab-text-${variant}-${index}`, title: `${title}: ${words.title}` }],
        })),
      }),
    ),
  ]
}

/** Every block in every variant, with one, four, seven and a hundred cards and with words that are too long. */
export const blockSamples = (samples: Samples): Block[] => [
  ...banners(samples),
  ...cardBlocks(samples),
  ...planBlocks(samples),
  ...textBlocks(samples),
]
