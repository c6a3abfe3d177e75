import type { APIRoute } from 'astro'
import type { Page } from '../../content/page.ts'
import { readSite } from '../../content/read-snapshot.ts'
import { hasSharePicture, sharePicturePath } from '../../content/share-picture-path.ts'
import { languages } from '../../i18n/language.ts'
import { sharePicture } from '../../templates/share-picture.ts'

const ending = '.png'

export const getStaticPaths = () =>
  languages.flatMap((language) =>
    readSite(language)
      .pages.filter(hasSharePicture)
      .map((page) => ({
        params: { page: sharePicturePath(page).slice('/share/'.length, -ending.length) },
        props: { page },
      })),
  )

interface Props {
  page: Page
}
export const GET: APIRoute<Props> = async ({ props: { page } }) =>
  new Response(await sharePicture(page), { headers: { 'Content-Type': 'image/png' } })
