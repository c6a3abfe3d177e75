import { expect, test } from 'vitest'
import { browserFlags, findBrowser, installedBrowser, type Machine } from './browser.ts'

/** A machine on which the listed browsers start; `installs` says which command brings which browser. */
function machine(browsers: string[], installs: Record<string, string> = {}, more: Partial<Machine> = {}) {
  const started = new Set(browsers)
  const ran: string[] = []
  const probes: Machine = {
    chosen: undefined,
    folders: ['/opt/bin', '/usr/bin'],
    playwrightBrowser: '/cache/chrome',
    mayInstallPackages: false,
    starts: (path) => started.has(path),
    run: (command, args) => {
      const line = [command, ...args].join(' ')
      ran.push(line)
      const brings = installs[line]
      if (brings) started.add(brings)
      return brings !== undefined
    },
    ...more,
  }
  return { probes, ran }
}

test('a browser named by CHROME_PATH comes before any other', () => {
  expect(installedBrowser(machine(['/usr/bin/chromium'], {}, { chosen: '/my/chrome' }).probes)).toBe(
    '/my/chrome',
  )
})

test('the system’s Chromium comes before Chrome and before Playwright’s own', () => {
  const { probes, ran } = machine(['/cache/chrome', '/opt/bin/google-chrome', '/usr/bin/chromium'])
  expect(findBrowser(probes)).toBe('/usr/bin/chromium')
  expect(ran).toEqual([])
})

test('tests take the shell, which is quicker; what is measured takes the whole browser', () => {
  const { probes } = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])
  expect(findBrowser(probes)).toBe('/usr/bin/chromium-headless-shell')
  expect(findBrowser(probes, true)).toBe('/usr/bin/chromium')
})

test('Playwright’s own browser serves where the system has none that starts', () => {
  expect(findBrowser(machine(['/cache/chrome']).probes)).toBe('/cache/chrome')
})

test('without a browser Playwright’s is downloaded', () => {
  const { probes, ran } = machine([], { 'playwright install chromium': '/cache/chrome' })
  expect(findBrowser(probes)).toBe('/cache/chrome')
  expect(ran).toEqual(['playwright install chromium'])
})

const packages = {
  'apt-get update': '',
  'apt-get install -y -o DPkg::Lock::Timeout=120 chromium chromium-headless-shell':
    '/usr/bin/chromium-headless-shell',
}

test('where the download is out of reach, root on Debian installs the package', () => {
  const { probes, ran } = machine([], packages, { mayInstallPackages: true })
  expect(findBrowser(probes)).toBe('/usr/bin/chromium-headless-shell')
  expect(ran).toEqual([
    'playwright install chromium',
    'apt-get update',
    'apt-get install -y -o DPkg::Lock::Timeout=120 chromium chromium-headless-shell',
  ])
})

test('no one else’s packages are touched: one sentence says what to do', () => {
  const { probes, ran } = machine([], packages)
  expect(() => findBrowser(probes)).toThrow('Tests need Chromium: install it, or name one in CHROME_PATH.')
  expect(ran).toEqual(['playwright install chromium'])
})

test('only root gives up the browser’s sandbox', () => {
  expect(browserFlags(true)).toContain('--no-sandbox')
  expect(browserFlags(false)).not.toContain('--no-sandbox')
})
