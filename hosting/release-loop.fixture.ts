/** `node release-loop.fixture.ts <folder>`: makes one small release after the other, until it is killed. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readBuiltSite } from './built-site.ts'
import { readFolder } from './folder.ts'
import { makeRelease } from './release.ts'

const [root = ''] = process.argv.slice(2)
const names = Array.from({ length: 20 }, (_, index) => `page-${index}.html`)
const page = (number: number) =>
  `<!DOCTYPE html><html lang="lt"><head><title>A</title><meta name="description" content="B"></head><body><h1>${number}</h1></body></html>`

for (let number = 1; ; number += 1) {
  const outcome = await makeRelease({
    root,
    build: async (folder) => {
      for (const name of names) await writeFile(join(folder, name), page(number))
      return { files: readBuiltSite(await readFolder(folder)), rendered: names.length }
    },
    digest: String(number),
    pictures: join(root, 'pictures'),
    moved: [],
    sources: { tags: {}, chat: {}, wallets: {} },
    targets: { site: 'https://www.uoga.example', operator: undefined },
  })
  if (outcome.status !== 'released') throw new Error(outcome.problems.join('\n'))
  console.log(number)
  await pause(1)
}
