/**
 * `npm run look`: takes the pictures again that `npm run sweep` holds the look against. Those that show a change are
 * written, with few colours, so that the repository stays small. Paths and other options are Playwright's.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const taken = spawnSync(
  'playwright',
  ['test', 'tests/look', '--update-snapshots', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, MATRIX: 'full' } },
)
for (const file of globSync('tests/look/pictures/*.png')) {
  const picture = sharp(readFileSync(file))
  if ((await picture.metadata()).isPalette) continue
  writeFileSync(file, await picture.png({ palette: true, colours: 32, dither: 0, effort: 10 }).toBuffer())
}
process.exitCode = taken.status ?? 1
