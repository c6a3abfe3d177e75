import { readFile } from 'node:fs/promises'

/** Shows in Netlify's deploy summary what the build had to say about the content. */
export async function onPostBuild({ utils }) {
  const file = `${process.env.DATA_FOLDER || '.data'}/content/report.md`
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const summary = text.includes('Nothing is wrong.') ? 'Nothing is wrong.' : 'Some entries need a look.'
  utils.status.show({ title: 'Content', summary, text })
}
