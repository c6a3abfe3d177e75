import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = ['src', 'build', 'content-sync', 'hosting', 'sandbox', 'examples', 'scripts', 'tests']

/** What an `.astro` file imports, as two TypeScript files: what runs in the build and what the browser loads. */
export function modulesOf(astro: string): { build: string; browser: string | undefined } {
  const [, frontmatter = '', markup = astro] = /^\s*---\n(.*?)\n---(.*)$/s.exec(astro) ?? []
  const scripts = [...markup.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(
    ([, attributes = '', body = '']) => {
      const source = /\bsrc="(\.[^"]+)"/.exec(attributes)?.[1]
      return source ? `import '${source}'` : body
    },
  )
  return { build: frontmatter, browser: scripts.length > 0 ? scripts.join('\n') : undefined }
}

/**
 * Copies the code under `root` to a temporary folder in which every `X.astro` is `X.astro.ts` and its scripts are
 * `X.astro.element.ts`: so dependency-cruiser, which reads no `.astro`, sees those imports and judges them by the same
 * rules. Packages are left out on purpose: an import of one then keeps its name.
 */
export function copyCode(root: string): { copy: string; folders: string[]; remove(): void } {
  const copy = mkdtempSync(join(tmpdir(), 'imports-'))
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  for (const folder of present)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isCode })
  const configurations = globSync('*.config.{ts,mjs}', { cwd: root })
  for (const file of configurations) cpSync(join(root, file), join(copy, file))
  for (const file of globSync('**/*.astro', { cwd: copy })) {
    const { build, browser } = modulesOf(readFileSync(join(copy, file), 'utf8'))
    rmSync(join(copy, file))
    writeFileSync(join(copy, `${file}.ts`), build)
    if (browser !== undefined) writeFileSync(join(copy, `${file}.element.ts`), browser)
  }
  return { copy, folders: [...present, ...configurations], remove: () => rmSync(copy, { recursive: true }) }
}

/** Folders have no extension; no import rule is about styles, pictures or data. */
const isCode = (path: string) => /(\.(ts|tsx|mjs|cjs|astro)|\/[^./]+|\/\[[^/]+\])$/.test(path)

/** `src/x/Y.astro.element.ts` of the copy as a person knows it. */
export const originalName = (path: string): string =>
  path.replace(/\.astro\.element\.ts$/, '.astro <script>').replace(/\.astro\.ts$/, '.astro')
