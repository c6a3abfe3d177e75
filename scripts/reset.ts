/** `npm run reset`: forgets everything that was built, pulled or kept, so that the next start is a first one. */
import { rmSync } from 'node:fs'
import { releaseFolders } from '../hosting/release.ts'

const folders = [process.env.DATA_FOLDER || '.data', ...Object.values(releaseFolders('.'))]
for (const folder of folders) rmSync(folder, { recursive: true, force: true })
console.log(`Cleared ${folders.join(', ')}.`)
