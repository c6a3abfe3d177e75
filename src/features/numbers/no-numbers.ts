import type { Language } from '../../i18n/language.ts'
import type { Account } from '../../operator/client/account.ts'
import type { Loaded } from '../../session/loaded.ts'

/** Whether the operator has said that the account has no number: then it answers nothing that is about one. */
export const isWithoutNumbers = (loaded: Loaded<Account>): boolean =>
  loaded.name === 'ready' && loaded.value.ownedAsset === null && loaded.value.ownedAssets.length === 0

/** Where its words and ways are: `src/pages/no-numbers.[language].json.ts` writes them. */
export const noNumbersPath = (language: Language): string => `/no-numbers.${language}.json`
