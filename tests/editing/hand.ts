import type { Locator } from '@playwright/test'

/**
 * Does what an editor's hand does and counts it. `keys` are those that the page asks for (a search, an id, an address), `typed` those of
 * the editor's own words, which any tool takes.
 */
export class Hand {
  presses = 0
  keys = 0
  typed = 0

  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  async choose(target: Locator, choice: string): Promise<void> {
    this.presses += 2
    await target.selectOption(choice)
  }

  /** Something that the page needs to go on. */
  async fill(target: Locator, text: string): Promise<void> {
    this.presses += 1
    this.keys += text.length
    await target.fill(text)
  }

  /** What the editor wants to say; whatever was in the field is written over. */
  async write(target: Locator, text: string): Promise<void> {
    this.presses += 1
    this.typed += text.length
    await target.fill(text)
    await target.blur()
  }

  /** A press is a look, a point and a click: 2.65 s (Card, Moran and Newell); 40 words a minute are 0.3 s a key. */
  get seconds(): { tool: number; words: number } {
    return { tool: Math.round(this.presses * 2.65 + this.keys * 0.3), words: Math.round(this.typed * 0.3) }
  }
}
