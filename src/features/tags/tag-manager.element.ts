import { type Allows, type ConsentChoice, consentMode, nothing } from '../../data-layer/consent.ts'
import { push } from '../../data-layer/push.ts'
import { forgetUntold, takeUntold } from '../../data-layer/untold.ts'
import { languageOf } from '../../i18n/language.ts'
import { providerScript } from '../../lib/provider-script.ts'

/**
 * The tag manager with Google Consent Mode v2. What happened before it was allowed is not told to it; once it is refused
 * it is cut off from what happens, though its script has run.
 */
export function tagManager(url: string): (allows: Allows, choice: ConsentChoice) => void {
  const script = providerScript('tagManager', url)
  let stream: unknown[] | undefined

  function start() {
    stream = []
    window.dataLayer = stream
    consent('default', nothing, () => false)
    stream.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  }

  /** Gtag's commands are told from events by being an arguments object. */
  function command(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: an array in its place is ignored by the tag manager.
    stream?.push(arguments)
  }
  const consent = (kind: 'default' | 'update', choice: ConsentChoice, allows: Allows) =>
    command('consent', kind, consentMode(choice, allows))

  return (allows, choice) => {
    const isAllowed = allows('analytics') || allows('marketingTags')
    const isFirst = isAllowed && !stream
    if (isFirst) start()
    if (!stream) return
    if (isAllowed) window.dataLayer = stream
    consent('update', isAllowed ? choice : nothing, allows)
    if (!isAllowed) {
      window.dataLayer = []
      forgetUntold()
    }
    script(isAllowed)
    if (!isFirst) return
    pushPageView()
    for (const event of takeUntold()) push(event)
  }
}

const pushPageView = () =>
  push({ event: 'page_view', page_path: location.pathname, language: languageOf(location.pathname) })
