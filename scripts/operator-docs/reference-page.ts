import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The documents that a page is made of, by the page's name. */
export const documents = {
  rest: { title: 'Operator: REST', file: 'docs/operator/openapi.yaml' },
  graphql: { title: 'Operator: GraphQL', file: 'src/operator/contract/schema.graphql' },
  messages: { title: 'Operator: what is sent to the site', file: 'docs/operator/asyncapi.yaml' },
} as const
export type DocumentName = keyof typeof documents

export const documentNames = Object.keys(documents).filter((name): name is DocumentName => name in documents)

/** Everything is in the page itself: it reaches no other address, the tool's maker's neither. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const template = fileURLToPath(new URL('template.hbs', import.meta.url))

/** A page to browse, made of a document by Redocly; takes some seconds. */
export async function referencePage(name: DocumentName): Promise<string> {
  const { title, file } = documents[name]
  const folder = await mkdtemp(join(tmpdir(), 'operator-docs-'))
  const page = join(folder, 'page.html')
  try {
    await promisify(execFile)(
      process.execPath,
      [
        redocly,
        'build-docs',
        file,
        ...['--output', page],
        ...['--title', title],
        ...['--template', template],
        ...['--templateOptions.policy', referencePolicy],
        '--inlineBundle',
      ],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    )
    return await readFile(page, 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
