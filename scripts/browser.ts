import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without a window's own interface starts a page in less than half the time of the whole browser. */
const shell = 'chromium-headless-shell'
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** What the search asks of the machine, and the only ways in which it changes it. */
export interface Machine {
  /** CHROME_PATH: a browser that a person chose. */
  chosen: string | undefined
  /** The folders of PATH. */
  folders: string[]
  /** Where Playwright keeps the browser of its own version. */
  playwrightBrowser: string
  mayInstallPackages: boolean
  /** Whether the file is there and answers `--version`: Ubuntu has a `chromium-browser` that only prints advice. */
  starts(path: string): boolean
  /** Whether the command ended well. */
  run(command: string, args: string[]): boolean
}

/** The browser that tests use: the chosen one, the system's, else Playwright's own. Undefined where none starts. */
export function installedBrowser(machine: Machine, isWhole = false): string | undefined {
  if (machine.chosen) return machine.chosen
  const commands = isWhole ? wholeBrowsers : [shell, ...wholeBrowsers]
  const onPath = commands.flatMap((command) => machine.folders.map((folder) => join(folder, command)))
  return [...onPath, machine.playwrightBrowser].find((path) => machine.starts(path))
}

const install: { possible(machine: Machine): boolean; steps: [string, ...string[]][] }[] = [
  { possible: () => true, steps: [['playwright', 'install', 'chromium']] },
  {
    possible: (machine) => machine.mayInstallPackages,
    steps: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '-o', 'DPkg::Lock::Timeout=120', 'chromium', shell],
    ],
  },
]

/**
 * The path of a Chromium that starts, installed first where the machine has none; throws where that is impossible.
 * `isWhole`: the one that people use, for measuring.
 */
export function findBrowser(machine: Machine = thisMachine(), isWhole = false): string {
  const present = installedBrowser(machine, isWhole)
  if (present) return present
  for (const { steps } of install.filter(({ possible }) => possible(machine))) {
    // A package manager may complain and yet have installed: what counts is whether a browser starts.
    for (const [command, ...args] of steps) machine.run(command, args)
    const installed = installedBrowser(machine, isWhole)
    if (installed) return installed
  }
  throw new Error('Tests need Chromium: install it, or name one in CHROME_PATH.')
}

/** What Chromium is started with: nothing but the tests' own requests; root has no sandbox to run in. */
export function browserFlags(isRoot = process.getuid?.() === 0): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ]
  return isRoot ? [...quiet, '--no-sandbox'] : quiet
}

/** The browser that people use, as `findBrowser` finds it. */
export const findWholeBrowser = (): string => findBrowser(thisMachine(), true)

function thisMachine(): Machine {
  return {
    chosen: process.env.CHROME_PATH,
    folders: (process.env.PATH ?? '').split(delimiter).filter(Boolean),
    playwrightBrowser: chromium.executablePath(),
    mayInstallPackages: process.getuid?.() === 0 && existsSync('/etc/debian_version'),
    starts: (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0,
    run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
  }
}
