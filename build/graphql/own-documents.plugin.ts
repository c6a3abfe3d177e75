import { readFile } from 'node:fs/promises'

const imports = /import \{([\s\w,]*Document,?\s*)\} from '(\.\/generated\/graphql\.ts)'/g
const ownDocument = /^(.*\/generated\/graphql\.ts)\?document=(\w+)$/

/** Blanks mean nothing to GraphQL but between two words; our documents hold no texts. */
const compact = (document: string) =>
  document
    .replace(/\s+/g, ' ')
    .replace(/ ?(\W) ?/g, (_, sign: string) => sign)
    .trim()

/**
 * Gives each operation a module with its own document alone: the generated file holds them all, and a bundler can't
 * take a module apart, so that every page would load every document.
 * Why: docs/decisions/0016-one-graphql-document-per-operation.md
 */
export const ownDocuments = {
  name: 'own-documents',
  enforce: 'pre' as const,
  transform: (code: string) =>
    code.includes('./generated/graphql.ts')
      ? code.replace(
          imports,
          (_, names: string, file: string) =>
            names
              .match(/\w+/g)
              ?.map((name) => `import { ${name} } from '${file}?document=${name}'`)
              .join(';') ?? '',
        )
      : undefined,
  async load(id: string) {
    const [, file, name] = ownDocument.exec(id) ?? []
    if (!file || !name) return undefined
    const [, text] =
      new RegExp(`export const ${name} = new TypedDocumentString\\(\`([^\`]*)\``).exec(
        await readFile(file, 'utf8'),
      ) ?? []
    if (text === undefined) throw new Error(`own-documents: ${file} has no ${name}`)
    return `export const ${name} = ${JSON.stringify(compact(text))}`
  },
}
