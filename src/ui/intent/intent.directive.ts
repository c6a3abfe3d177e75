import type { ClientDirective } from 'astro'

const signs = ['pointerdown', 'focusin', 'toggle', 'wake']

/**
 * Once what was touched has been painted and nothing more is to do, but a second later at most: running React would delay
 * the answer. Safari has no idle callback; its timeout takes the options for 0.
 */
const afterTheAnswer = () =>
  new Promise<unknown>((resolve) =>
    requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 1000 })),
  )

/** `client:intent` hydrates an island when someone is about to use it, or when a `wake` event asks for it. */
const intent: ClientDirective = (load, _options, island) => {
  const hydrate = async () => {
    for (const sign of signs) island.removeEventListener(sign, hydrate, true)
    await afterTheAnswer()
    const start = await load()
    await start()
  }
  // `toggle` does not bubble: it is heard on its way down.
  for (const sign of signs) island.addEventListener(sign, hydrate, { capture: true, passive: true })
}

export default intent
