import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { codeFiles } from '../build/rendering/code-files.ts'
import { isMissing } from './folder.ts'

interface CompileOptions {
  /** Holds one folder for each code that was compiled of late. */
  folder: string
  /** What the code is compiled from. */
  digest: string
  /** Compiles into the given folder, which becomes Astro's `outDir`; or rejects. */
  compile: (site: string) => Promise<void>
}

/** So many stay: a machine may build for tests and for visitors, each before and after a change of the code. */
const keptCodes = 4

export const codeIn = (folder: string, digest: string): string => join(folder, digest.slice(0, 20))

/** The folder of the code with this digest, compiled where it isn't there yet: content changes compile nothing. */
export async function compiledCode({ folder, digest, compile }: CompileOptions): Promise<string> {
  const code = codeIn(folder, digest)
  if (await exists(code)) {
    const now = new Date()
    await utimes(code, now, now)
    return code
  }
  const making = join(folder, `${process.pid}-${randomUUID()}`)
  await mkdir(making, { recursive: true })
  try {
    await compile(codeFiles(making).site)
    await rename(making, code).catch(async (error) => {
      // Another build was ready first.
      if (!(await exists(code))) throw error
    })
    await removeOldest(folder)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  return code
}

/** Half-made folders of builds that were killed go the same way. */
async function removeOldest(folder: string): Promise<void> {
  const codes = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, used: (await stat(join(folder, name))).mtimeMs })),
  )
  const oldest = codes.sort((one, other) => other.used - one.used).slice(keptCodes)
  for (const { name } of oldest) await rm(join(folder, name), { recursive: true, force: true })
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
