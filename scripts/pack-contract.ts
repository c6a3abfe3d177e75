import { execFileSync } from 'node:child_process'
import { writePackage } from './contract-package/write-package.ts'

/** `npm run contract:pack`: a package of the contract for a backend team, in `.data`. */
const folder = '.data/operator-contract'
await writePackage(folder)
execFileSync('npm', ['pack', `./${folder}`, '--pack-destination', '.data'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
