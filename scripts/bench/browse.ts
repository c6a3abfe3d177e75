import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../browser.ts'
import type { Certificate } from './certificate.ts'

/** The telephone that Lighthouse emulates. */
export const telephone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Runs a task in a new browser that trusts the certificate and can reach nothing but this machine. */
export type Browse = <Result>(
  task: (browser: Browser) => Promise<Result>,
  flags?: string[],
) => Promise<Result>

export function browseWith({ publicKeyHash }: Certificate): Browse {
  const executablePath = findBrowser()
  const args = [
    ...browserFlags(),
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
  ]
  return async (task, flags = []) => {
    const browser = await chromium.launch({ executablePath, args: [...args, ...flags] })
    try {
      return await task(browser)
    } finally {
      await browser.close()
    }
  }
}
