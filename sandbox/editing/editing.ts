import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { contentTypes } from '../../content-sync/model/content-types.ts'
import type { Problem } from '../../content-sync/problem.ts'
import type { Site } from '../../src/content/snapshot.ts'
import { inEachLanguage } from '../../src/i18n/language.ts'
import { anchorOf } from '../../src/lib/anchor.ts'
import type { EntrySource } from '../contentful/read-entry.ts'
import { UnreadableSpace } from '../contentful/space-problems.ts'
import { assetChooser } from './asset-chooser.ts'
import type { AssetKind } from './asset-kind.ts'
import { entriesOfPage, search } from './contents.ts'
import { withEarlierAddresses } from './earlier-addresses.ts'
import { type Change, EditedSpace } from './edited-space.ts'
import { editingPage, entryForm, filesOf, listOf, listOfType, newForm } from './editing-page.ts'
import { FileSteps } from './file-steps.ts'
import { valuesOf } from './form-values.ts'
import { answerHeaders, guard, newToken } from './guard.ts'
import { proposedDescription } from './proposed-description.ts'
import { putIntoLists } from './put-into-lists.ts'
import { saveAsset } from './save-asset.ts'
import { saveEntry } from './save-entry.ts'
import { listOfScreens, screenForm } from './words-of-screen.ts'

interface EditingOptions {
  folder: string
  /** The site that is shown beside an entry: `http://127.0.0.1:4321`. */
  siteOrigin: string
  needs: (site: Site) => Problem[]
}

const own = (file: string) => readFile(new URL(file, import.meta.url), 'utf8')

const kindAsked = (said: string | undefined): AssetKind => (said === 'document' ? 'document' : 'picture')

/** With `npm run dev` a page says how long each of its islands took, which differs every time. */
const digestOf = (page: string): string =>
  createHash('sha256')
    .update(page.replaceAll(/ server-render-time="[^"]*"/g, ''))
    .digest('hex')

/** What a form was made of: another program may have changed the entry since. */
const baseOf = (values: EntrySource['values'] | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(values ?? null))
    .digest('hex')

/** A page and the button that leads to it are often called alike. */
function freeId(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
  return id
}

/** The page on which the files of a space are edited, for the one machine that has them. */
export function createEditing({ folder, siteOrigin, needs }: EditingOptions): Hono {
  const space = new EditedSpace({ folder, needs })
  const steps = new FileSteps(folder)
  const token = newToken()
  const app = new Hono()
  app.use(async (visit, next) => {
    await next()
    for (const [name, value] of Object.entries(answerHeaders(siteOrigin))) visit.res.headers.set(name, value)
  })
  app.use(guard(token))

  app.get('/', async ({ html }) => html(editingPage(await space.read(), token, siteOrigin)))
  app.get('/editing.css', async ({ body }) =>
    body(await own('editing.css'), 200, { 'Content-Type': 'text/css' }),
  )
  app.get('/editing.js', async ({ body }) =>
    body(await own('in-browser.js'), 200, { 'Content-Type': 'text/javascript' }),
  )
  app.get('/list', async ({ req, html }) => {
    const { words = '', page, type } = req.query()
    const loaded = await space.read()
    const found = search(loaded, { words, type: type || undefined })
    if (type === 'microcopy' && !words && !page) return html(listOfScreens(loaded))
    if (!page && words && type) {
      const others = search(loaded, { words, type: undefined }).filter(
        (one) => !found.some(({ id }) => id === one.id),
      )
      return html(listOfType(found, others))
    }
    if (!page) return html(listOf(words || type ? found : []))
    const ids = new Set(found.map(({ id }) => id))
    const onPage = entriesOfPage(loaded, page).filter(({ id }) => ids.has(id))
    return html(
      onPage.length > 0 ? listOf(onPage) : listOf(found, 'Not on this page. Elsewhere, with “any” page:'),
    )
  })
  app.get('/entries/:id', async ({ req, html, notFound }) => {
    const loaded = await space.read()
    const source = loaded.sources.get(req.param('id'))
    return source ? html(entryForm(loaded, source, baseOf(source.values))) : notFound()
  })
  app.get('/screens/:screen', async ({ req, html, notFound }) => {
    const form = screenForm(await space.read(), req.param('screen'), baseOf)
    return form ? html(form) : notFound()
  })
  app.get('/new/:type', async ({ req, html, notFound }) => {
    const loaded = await space.read()
    const type = contentTypes.find(({ id }) => id === req.param('type'))
    return type ? html(newForm(loaded, type, loaded.sources.get(req.query('like') ?? ''))) : notFound()
  })
  // As Contentful's own editor proposes them.
  app.get('/proposals', async ({ req, json }) => {
    const { name = '', text = '', language } = req.query()
    const slug = anchorOf(name)
    return json({
      slug,
      id: freeId(slug, (await space.read()).sources),
      seoTitle: `${name} ${language === 'ru' ? '—' : '–'} Uoga`,
      seoDescription: proposedDescription(text),
    })
  })
  app.get('/assets', async ({ req, html }) =>
    html(assetChooser(await space.read(), kindAsked(req.query('kind')), req.query('chosen') ?? '')),
  )
  app.get('/assets/:id', async ({ req, body, notFound }) => {
    const asset = (await space.read()).assets.get(req.param('id'))
    return asset ? body(new Uint8Array(asset.bytes), 200, { 'Content-Type': asset.contentType }) : notFound()
  })
  app.get('/state', ({ json }) => json({ undo: steps.last }))
  // So the page beside an entry is loaded again once it is another, and only then.
  app.get('/page-digest', async ({ req, json }) => {
    const path = new URL(req.query('path') ?? '/', siteOrigin)
    if (path.origin !== siteOrigin) return json({}, 400)
    const page = await fetch(path).then(
      // While a server starts again it answers with an error, which is not the page.
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    )
    return json({ digest: page && digestOf(page) })
  })

  app.post('/check', async ({ req, json }) => {
    const asked = await changeOf(await req.formData())
    return json({ findings: 'change' in asked ? await space.findings(asked.change) : [] })
  })
  app.post('/save', async ({ req, json }) => {
    const form = await req.formData()
    const asked = await changeOf(form)
    if ('refusal' in asked) return json({ kind: 'refused', sentence: asked.refusal, findings: [] })
    const saved = await saveEntry(space, steps, asked.change, asked.after)
    const { id } = asked.change
    const lists = form.getAll(':list').map(String)
    const after = String(form.get(':after') ?? '')
    if (saved.kind === 'saved' && lists.length > 0) {
      const taken = await putIntoLists(space, steps, { id, after, lists })
      const left = lists.filter((list) => !taken.includes(list))
      if (left.length > 0)
        return json({
          ...saved,
          id,
          sentence: `It isn't in ${left.join(', ')}: put it there.`,
          undo: steps.last,
        })
    }
    const base = baseOf((await space.read()).sources.get(id)?.values)
    return json({ ...saved, id, base, undo: steps.last })
  })
  app.post('/assets', async ({ req, json }) => {
    const form = await req.formData()
    const file = form.get('file')
    if (!(file instanceof File)) return json({ sentence: 'Choose a file first.' })
    const said = (name: string) => String(form.get(name) ?? '')
    const saved = await saveAsset(space, steps, {
      kind: kindAsked(said('kind')),
      fileName: file.name,
      bytes: Buffer.from(await file.arrayBuffer()),
      words: inEachLanguage(said),
      replaces: said('replaces') || undefined,
    })
    return json({ ...saved, undo: steps.last })
  })
  app.post('/undo', async ({ json }) => {
    const taken = await steps.undo()
    space.forget()
    return json({ ...taken, undo: steps.last })
  })
  app.onError((error, { json }) => {
    if (!(error instanceof UnreadableSpace)) console.error(error)
    return json({ kind: 'refused', sentence: error.message, findings: [] }, 500)
  })

  /** What a form asks for: `:id` and `:type` name the entry, `:delete` takes it away. */
  async function changeOf(
    form: FormData,
  ): Promise<{ change: Change; after: string | undefined } | { refusal: string }> {
    const said = (name: string) => String(form.get(name) ?? '')
    const loaded = await space.read()
    const { sources } = loaded
    const [id, typeId] = [said(':id').trim(), said(':type')]
    const existing = sources.get(id)
    const type = contentTypes.find((known) => known.id === typeId)
    if (!type) return { refusal: 'There is no such content type.' }
    const isNew = !form.has(':base')
    if (isNew && !/^[\w-]{1,64}$/.test(id))
      return { refusal: 'The id needs 1 to 64 letters, digits and hyphens.' }
    if (isNew && existing) return { refusal: `There is an entry “${id}” already: choose another id.` }
    if (!isNew && (existing?.contentType !== type || said(':base') !== baseOf(existing.values)))
      return { refusal: 'Another program has changed this entry since: open it again.' }
    const file = existing?.file ?? (said(':file') || `entries/${typeId}/${id}.yaml`)
    if (isNew && said(':file') && !filesOf(loaded, typeId).includes(file))
      return { refusal: 'There is no such file of this type.' }
    const written = form.has(':delete') ? undefined : valuesOf(form, type.fields, existing?.values ?? {})
    const after = sources.get(said(':after'))
    return {
      change: {
        id,
        contentType: typeId,
        file,
        values: written && withEarlierAddresses(loaded, id, written),
      },
      after: after?.file === file ? after.id : undefined,
    }
  }
  return app
}
