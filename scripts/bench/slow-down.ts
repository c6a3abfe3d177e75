import type { Page } from '@playwright/test'

/** Makes the page's processor four times slower from now on, as Lighthouse does for a middling telephone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
