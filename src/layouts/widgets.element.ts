import { $consentChoice } from '../data-layer/consent.state.ts'
import {
  type Allows,
  allowedBy,
  type ConsentChoice,
  nothing,
  optionalCategories,
} from '../data-layer/consent.ts'
import { liveChat } from '../features/chat/live-chat.element.ts'
import { askForConsent } from '../features/consent/consent.element.ts'
import { survey } from '../features/survey/survey.element.ts'
import { siteControl } from '../features/tags/site-control.element.ts'
import { tagManager } from '../features/tags/tag-manager.element.ts'
import { isExtraPath } from '../i18n/language.ts'
import { forgetLastKnown } from '../lib/forget-last-known.ts'
import { activated } from '../lib/when-activated.ts'

export { openSettings } from '../features/consent/consent.element.ts'

type Provider = (url: string) => (allows: Allows, choice: ConsentChoice) => void

/** By the attribute of the host that holds the script's address. */
const providers: Record<string, Provider> = { tagManager, liveChat, survey, siteControl }

const host = document.getElementById('widgets')
// A not-found page can answer at an extra path too.
if (host && !isExtraPath(location.pathname)) void Promise.resolve(activated).then(() => start(host.dataset))

/** Asks where there is something to ask, and tells each provider of the choice and of all later ones. */
function start(dataset: DOMStringMap): void {
  if (dataset.needs) askForConsent()
  if (dataset.needs === 'tags') keepFiguresFromTags()
  for (const [name, provider] of Object.entries(providers)) {
    const url = dataset[name]
    if (!url) continue
    const follow = provider(url)
    $consentChoice.subscribe((choice = nothing) => follow(allowedBy(choice, dataset), choice))
  }
  followRefusals()
}

/**
 * Before the providers, which could read what an account page of this tab has kept; also when the page comes back with them.
 * Why: docs/decisions/0090-what-tags-can-read.md
 */
function keepFiguresFromTags(): void {
  $consentChoice.subscribe((choice = nothing) => {
    if (optionalCategories.some((category) => choice[category])) forgetLastKnown()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && forgetLastKnown(), { capture: true })
}

/** After the providers, which are reported to stop first. */
function followRefusals(): void {
  let isTyped = false
  const note = ({ target }: Event) => {
    isTyped ||= target instanceof Node && !host?.contains(target)
  }
  document.addEventListener('input', note, { capture: true })
  async function clear(wasRunning: boolean) {
    const part = await import('../features/consent/withdrawal.element.ts').catch(() => undefined)
    await part?.clearRefused({ wasRunning, hasTyped: () => isTyped })
  }
  let allowed = $consentChoice.get() ?? nothing
  $consentChoice.listen(async (choice) => {
    const before = allowed
    allowed = choice ?? nothing
    const refused = optionalCategories.filter((category) => !allowed[category])
    if (refused.length === 0) return
    await clear(refused.some((category) => before[category]))
  })
  // The page before was left too early for it, or did not get its script.
  if (allowed.isDue) void clear(false)
}
