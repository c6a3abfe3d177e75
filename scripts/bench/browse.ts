import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { browserFlags, findWholeBrowser } from '../browser.ts'
import type { Certificate } from './certificate.ts'

/** The telephone that Lighthouse emulates. */
export const telephone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** How a browser is started that trusts the certificate and can reach nothing but this machine. */
export interface BrowserStart {
  executablePath: string
  args: string[]
}

export const browserStart = ({ publicKeyHash }: Certificate): BrowserStart => ({
  executablePath: findWholeBrowser(),
  args: [
    ...browserFlags(),
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
  ],
})

/** Runs a task in a new browser. */
export async function browse<Result>(
  start: BrowserStart,
  task: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(start)
  try {
    return await task(browser)
  } finally {
    await browser.close()
  }
}
