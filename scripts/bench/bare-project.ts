import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pagePath } from './generated-pages.ts'

interface BarePages {
  /** The HTML of the first page: the others differ from it in their path only. */
  model: string
  pages: number
}

/** An Astro project with nothing in it but one route, which writes the same files as the site's build. */
export async function writeBareProject(folder: string, { model, pages }: BarePages): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'src/pages'), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const paths = Array.from({ length: pages }, (_, page) => pagePath(page).slice(1))
  const files = {
    'package.json': '{ "type": "module" }\n',
    'astro.config.mjs': "export default { trailingSlash: 'never', build: { format: 'file' } }\n",
    'src/model.html': model,
    'src/paths.json': JSON.stringify(paths),
    'src/pages/[path].astro': route,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

const route = `---
import model from '../model.html?raw'
import paths from '../paths.json'

export const getStaticPaths = () => paths.map((path) => ({ params: { path } }))
---
<Fragment set:html={model.replaceAll('${pagePath(0).slice(1)}', Astro.params.path)} />
`
