import { languages } from '../src/i18n/language.ts'
import type { Mirror } from './mirror.ts'
import { contentTypes } from './model/content-types.ts'
import { controlsOf, withoutHelp } from './model/editor-interface.ts'

const defaultLocale = 'lt'
const names = new Intl.DisplayNames('en', { type: 'language' })

/** What contentful-import publishes is what has a published version. */
const published = { version: 2, publishedVersion: 1, publishedAt: '2026-11-21T00:00:00Z' }
const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

/**
 * All of a space in the form that contentful-import takes: content types with their help texts, entries, assets and
 * locales. The target's default locale has to be `lt`; asset files are in a folder of their own, found by their addresses.
 */
export function exportSpace({ entries, assets }: Mirror) {
  return {
    locales: languages.map((code) => ({
      code,
      name: names.of(code) ?? code,
      default: code === defaultLocale,
      fallbackCode: code === defaultLocale ? null : defaultLocale,
      contentDeliveryApi: true,
      contentManagementApi: true,
      optional: code !== defaultLocale,
      sys: { id: code, type: 'Locale', version: 1 },
    })),
    contentTypes: contentTypes.map((contentType) => {
      const { id, ...type } = withoutHelp(contentType)
      return { sys: { id, type: 'ContentType', ...published }, ...type }
    }),
    editorInterfaces: contentTypes.map((contentType) => ({
      sys: {
        id: 'default',
        type: 'EditorInterface',
        version: 1,
        contentType: linkTo('ContentType', contentType.id),
      },
      controls: controlsOf(contentType),
    })),
    entries: Object.values(entries).map(({ sys, fields }) => ({
      sys: {
        id: sys.id,
        type: 'Entry',
        contentType: linkTo('ContentType', sys.contentType.sys.id),
        ...published,
      },
      fields,
    })),
    assets: Object.values(assets).map(({ sys, fields }) => ({
      sys: { id: sys.id, type: 'Asset', ...published },
      fields,
    })),
  }
}
