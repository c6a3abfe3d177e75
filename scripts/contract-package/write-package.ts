import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { contractVersion } from '../../src/operator/contract/headers.ts'
import { writePages } from '../operator-docs/write-pages.ts'

const Manifest = v.object({ license: v.string(), dependencies: v.record(v.string(), v.string()) })

const copied = [
  'docs/operator/README.md',
  'docs/operator/adapters',
  'docs/operator/asyncapi.yaml',
  'docs/operator/connecting.md',
  'docs/operator/graphql.md',
  'docs/operator/openapi.yaml',
  'docs/operator/rest.md',
  'docs/operator/writes.md',
  'src/operator/contract/schema.graphql',
]

const contract = './src/operator/contract'

/** Writes an npm package into `folder`: the documents, pages of them, the contract's code with its types, and the conformance suite. */
export async function writePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const compiler = ['node_modules/typescript/bin/tsc', '-p', 'scripts/contract-package', '--outDir', folder]
  execFileSync(process.execPath, compiler, { stdio: 'inherit' })
  for (const file of copied) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file), { recursive: true })
  }
  await writePages(join(folder, 'docs/operator/browse'))
  const { license, dependencies } = v.parse(Manifest, JSON.parse(readFileSync('package.json', 'utf8')))
  const needed = new Set(importedPackages(folder))
  writeFileSync(join(folder, 'conformance.js'), `#!/usr/bin/env node\nimport './scripts/conformance.js'\n`)
  writeFileSync(join(folder, 'README.md'), readMe)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify(
      {
        name: '@uoga/operator-contract',
        version: `${contractVersion}.0`,
        description: 'What the site of Uoga asks of an operator, and a suite that tests one',
        license,
        type: 'module',
        engines: { node: '>=20' },
        bin: { 'uoga-conformance': './conformance.js' },
        exports: {
          '.': `${contract}/all-endpoints.js`,
          './asyncapi.yaml': './docs/operator/asyncapi.yaml',
          './openapi.yaml': './docs/operator/openapi.yaml',
          './schema.graphql': `${contract}/schema.graphql`,
          './*': `${contract}/*.js`,
        },
        dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => needed.has(name))),
      },
      null,
      2,
    ),
  )
}

/** What the compiled files take from other packages; those of Node are among them. */
const importedPackages = (folder: string): string[] =>
  globSync('**/*.js', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [...text.matchAll(/(?:from|import) ['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g)].map(
      ([, name = '']) => name,
    )
  })

const readMe = `# The operator's contract, ${contractVersion}

- \`docs/operator/README.md\`: what holds for every call. Begin there, and with \`connecting.md\` beside it. What these pages link to
  outside of this package is in the repository of the site.
- \`docs/operator/browse/index.html\`: the same to browse; it needs no network.
- \`docs/operator/adapters\`: what of TM Forum's APIs, an acquirer or another provider becomes what of this contract.
- \`@uoga/operator-contract/openapi.yaml\`, \`/schema.graphql\` and \`/asyncapi.yaml\`: REST, GraphQL and what is sent to the site, for machines.
- \`import { allEndpoints } from '@uoga/operator-contract'\`: every REST call with its request, answer and refusals as Valibot schemas;
  \`@uoga/operator-contract/headers\`, \`/protocol-errors\` and the others by their file's name.
- Types are beside them: \`import type { AnswerOf } from '@uoga/operator-contract/endpoint'\`.

## Test a backend

\`\`\`sh
npx uoga-conformance --target https://your.backend --site https://your.site --only authorization-status
\`\`\`

\`--site\` is the origin of the site, which a POST comes from: without it calls are refused as another site's. Most rules need someone signed in:
\`CONFORMANCE_COOKIE\` and \`CONFORMANCE_PHONE_NUMBER\` of a test account, or an address of a test system of yours that brings states about, given by
\`--hooks\`. \`docs/operator/connecting.md\` has the states, the levels, and which \`--only\` goes with which step. Whole, on a system that charges nothing:

\`\`\`sh
npx uoga-conformance --target https://your.backend --site https://your.site \\
  --hooks https://your.backend/states --writing --spending --level full --junit findings.xml
\`\`\`
`
