import { gameFormPath } from '../../content/find-page.ts'
import type { Site } from '../../content/snapshot.ts'
import { pickWords } from '../../content/words.ts'
import { isSelfServicePath } from '../../i18n/language.ts'
import { gameResultMicrocopy } from './game-registration.microcopy.ts'

/** What a page of how the game's form went says where it knows of nothing; throws where words or the form's page are missing. */
export function nothingOfGame(site: Site, path: string) {
  const words = pickWords(site, gameResultMicrocopy)
  return {
    title: words['game.unknown'],
    text: words['game.unknownText'],
    href: gameFormPath(site, isSelfServicePath(path)),
    wayOn: words['game.toForm'],
  }
}
