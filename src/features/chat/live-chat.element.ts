import type { Allows } from '../../data-layer/consent.ts'
import { providerScript } from '../../lib/provider-script.ts'
import { $liveChatSignature, type LiveChatSignature } from '../../session/live-chat-signature.state.ts'

/** What the provider's script takes from the page: it reads `liveChatIdentity` when it starts, and is notified of changes. */
declare global {
  interface Window {
    liveChatIdentity?: LiveChatSignature | undefined
  }
}

/** A button with the event, or a link that ends in the marker. */
const opener = '[data-event=openLiveChat], [href$="#live-chat"]'

/** Above notices and the header, below dialogs, which have the browser's own layer. */
const chatLayer = '1299'

/** Where the provider puts its window: the site decides what lies above what. */
function placeChat(): void {
  if (document.getElementById('live-chat')) return
  const place = document.createElement('div')
  place.id = 'live-chat'
  place.style.position = 'relative'
  place.style.zIndex = chatLayer
  document.body.append(place)
}

/** The live chat: it opens by its openers, and knows a signed-in person by the operator's signature. */
export function liveChat(url: string): (allows: Allows) => void {
  const script = providerScript('liveChat', url)
  let isAllowed = false

  // Heard on its way down: without the chat the cookie settings answer the same click.
  const open = (event: Event) => {
    if (!isAllowed || !(event.target instanceof Element && event.target.closest(opener))) return
    event.preventDefault()
    dispatchEvent(new Event('liveChat:maximise'))
  }
  document.addEventListener('click', open, { capture: true })

  const identify = (signature: LiveChatSignature | undefined) => {
    window.liveChatIdentity = isAllowed ? signature : undefined
    dispatchEvent(new Event('liveChat:identity'))
  }
  $liveChatSignature.listen(identify)

  return (allows) => {
    isAllowed = allows('chat')
    identify($liveChatSignature.get())
    if (isAllowed) placeChat()
    script(isAllowed)
  }
}
