import type { Language } from '../../../src/i18n/language.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import type { IdentityProvider } from '../providers.ts'
import { sendText } from '../texts.ts'
import { verificationOf } from './identity.ts'

/** The provider has decided about a declaration. A user who waits no more at the screen gets the verdict as a text. */
export async function hearOfCheck(
  database: Database,
  now: number,
  identity: IdentityProvider,
  declarationId: string,
  submittedAt: number,
): Promise<void> {
  if (now - submittedAt <= limits.declaration.waitsAtScreen) return
  const declaration = await database
    .selectFrom('declarations')
    .select(['phoneNumber', 'language'])
    .where('declarationId', '=', declarationId)
    .executeTakeFirst()
  if (!declaration) return
  const { phoneNumber, language } = declaration
  const verification = await verificationOf(identity, now, declarationId)
  const verdict = verification?.verificationStatus === 'approved' ? 'approved' : 'notApproved'
  await sendText(database, now, phoneNumber, verdictText[language][verdict])
}

/** The text message of a verdict; the page tells the rest, so that no name and no reason is in a text. */
const verdictText: Record<Language, Record<'approved' | 'notApproved', string>> = {
  lt: {
    approved: 'Dokumentą patikrinome, viskas gerai. Grįžk į aktyvavimą ir patvirtink duomenis. Uoga',
    notApproved: 'Dokumento patvirtinti nepavyko. Grįžk į aktyvavimą – ten parašyta, ką daryti. Uoga',
  },
  en: {
    approved:
      'We checked your document and everything’s fine. Go back to activation and confirm your details. Uoga',
    notApproved: 'We couldn’t verify your document. Go back to activation to see what to do. Uoga',
  },
  ru: {
    approved: 'Документ проверен, всё в порядке. Вернитесь к активации и подтвердите данные. Uoga',
    notApproved: 'Документ подтвердить не удалось. Вернитесь к активации — там написано, что делать. Uoga',
  },
}
