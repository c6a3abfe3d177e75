import { type AssetContent, type Fields, linkTo } from './content.ts'
import { defaultLocale } from './locales.ts'
import type { Published, PublishedAsset, Space } from './space.ts'

/** In which form entities are sent: `locale` is one of the space's or `*`, `host` is where files are. */
export interface View {
  space: Space
  host: string
  locale: string
}

export interface WireEntity {
  metadata: { tags: []; concepts: [] }
  sys: Record<string, unknown> & { id: string; type: string }
  fields: Record<string, unknown>
}

export const spaceAndEnvironment = (space: Space) => ({
  space: linkTo('Space', space.id),
  environment: linkTo('Environment', space.environment),
})

/** An entry or asset as the Content Delivery API sends it. */
export function onWire(published: Published, view: View): WireEntity {
  const { type, id, createdAt, updatedAt, revision } = published
  return {
    metadata: { tags: [], concepts: [] },
    sys: {
      ...spaceAndEnvironment(view.space),
      id,
      type,
      createdAt,
      updatedAt,
      publishedVersion: revision,
      revision,
      ...(published.type === 'Entry' && {
        contentType: linkTo('ContentType', published.content.contentType),
      }),
      ...(view.locale !== '*' && { locale: view.locale }),
    },
    fields: inLocale(
      published.type === 'Entry' ? published.content.fields : assetFields(published, view),
      view,
    ),
  }
}

/** What the Sync API says of an entity that is no longer published. */
export function deletedOnWire(
  { type, id, createdAt, updatedAt, deletedAt, revision }: Published,
  space: Space,
) {
  return {
    sys: {
      ...spaceAndEnvironment(space),
      id,
      type: `Deleted${type}`,
      createdAt,
      updatedAt,
      deletedAt,
      revision,
    },
  }
}

/** What Contentful says of a file: sizes of a picture alone. */
export const detailsOf = ({ bytes, width, height }: Pick<AssetContent, 'bytes' | 'width' | 'height'>) => ({
  size: bytes.length,
  ...(width > 0 && { image: { width, height } }),
})

function assetFields({ id, token, content }: PublishedAsset, { space, host }: View): Fields {
  const { title, description, fileName, contentType, width, height, bytes } = content
  const file = {
    url: `//${host}/${space.id}/${id}/${token}/${encodeURIComponent(fileName)}`,
    details: detailsOf({ bytes, width, height }),
    fileName,
    contentType,
  }
  return { title, description, file: { [defaultLocale]: file } }
}

function inLocale(fields: Fields, { locale }: View): Record<string, unknown> {
  if (locale === '*') return fields
  const values = Object.entries(fields).map(
    ([id, byLocale]) => [id, byLocale[locale] ?? byLocale[defaultLocale]] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
