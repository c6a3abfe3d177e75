import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTables } from './database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'))
})
afterEach(() => rm(folder, { recursive: true }))

const createTables = 'create table texts (text text not null) strict;'

async function modes() {
  const names = await readdir(folder)
  const all = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode & 0o777))
  return [...new Set(all)]
}

// Windows has no such modes.
test.skipIf(process.platform === 'win32')(
  'only who runs the sandbox can read its texts and codes',
  async () => {
    const file = join(folder, 'operator.sqlite')
    const database = openTables<{ texts: { text: string } }>(createTables, file)
    await database.insertInto('texts').values({ text: 'code 123456' }).execute()
    expect(await modes()).toEqual([0o600])
    await database.destroy()

    await chmod(file, 0o644)
    const opened = openTables<{ texts: { text: string } }>(createTables, file)
    expect(await opened.selectFrom('texts').selectAll().execute()).toHaveLength(1)
    expect(await modes()).toEqual([0o600])
    await opened.destroy()
  },
)
