import { html } from 'hono/html'
import type { EntrySource } from '../contentful/read-entry.ts'
import type { Markup } from '../shared/markup.ts'
import { titleOf } from './contents.ts'
import type { Change, EditedSpace, Loaded } from './edited-space.ts'
import type { FileSteps } from './file-steps.ts'
import { saveEntry } from './save-entry.ts'

const isListWith = (value: unknown, id: string): value is unknown[] =>
  Array.isArray(value) && value.includes(id)

/** The entries that have one in a list: a question's FAQ, a link's group. */
const listsWith = ({ sources }: Loaded, id: string): EntrySource[] =>
  [...sources.values()].filter(({ values }) => Object.values(values).some((value) => isListWith(value, id)))

/** Where a new entry may be put beside the one that it is made like, so that its lists needn't be opened. */
export function listsToPutInto(loaded: Loaded, like: EntrySource | undefined): Markup | string {
  const lists = like ? listsWith(loaded, like.id) : []
  if (!like || lists.length === 0) return ''
  return html`<fieldset><legend>Put it after “${titleOf(like)}” in</legend>${lists.map(
    (list) =>
      html`<label class="choice"><input type="checkbox" name=":list" value="${list.id}"> ${titleOf(list)} <span class="type">${list.contentType.name}</span></label>`,
  )}</fieldset>`
}

/** Puts a saved entry after another in these lists, a step each; the ids of those that took it. */
export async function putIntoLists(
  space: EditedSpace,
  steps: FileSteps,
  { id, after, lists }: { id: string; after: string; lists: readonly string[] },
): Promise<string[]> {
  const taken: string[] = []
  for (const source of listsWith(await space.read(), after).filter((list) => lists.includes(list.id))) {
    const change: Change = {
      id: source.id,
      contentType: source.contentType.id,
      file: source.file,
      values: Object.fromEntries(
        Object.entries(source.values).map(([field, value]) => [
          field,
          isListWith(value, after) ? value.flatMap((one) => (one === after ? [one, id] : [one])) : value,
        ]),
      ),
    }
    const { kind } = await saveEntry(space, steps, change)
    if (kind === 'saved') taken.push(source.id)
  }
  return taken
}
