import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'

/** Words of registering for the game. */
export const gameRegistrationMicrocopy = [
  ...formMicrocopy,
  'game.asking',
  'game.openUntil',
  'game.none',
  'game.noneText',
  'game.notBegun',
  'game.notBegunText',
  'game.over',
  'game.overText',
  'game.phone',
  'game.phoneHint',
  'game.phoneMissing',
  'game.phoneInvalid',
  'game.name',
  'game.nameMissing',
  'game.email',
  'game.emailHint',
  'game.emailMissing',
  'game.emailInvalid',
  'game.rules',
  'game.rulesMissing',
  'game.submit',
  'game.submitting',
  'game.NUMBER_NOT_OURS',
  'game.ALREADY_REGISTERED',
  'game.again',
  ...troubleMicrocopy,
] as const

export type GameWords = Words<typeof gameRegistrationMicrocopy>

/** What a dialog with the form says until the form's words come. */
export const gameDialogMicrocopy = [
  'dialog.close',
  'game.toRules',
  'game.asking',
  'game.again',
  'trouble.unknown',
] as const

export type GameDialogWords = Words<typeof gameDialogMicrocopy>

/** What is in the form's place without script. */
export const gameRegistrationStaticMicrocopy = ['game.needsScript'] as const

/** The success page, opened by someone who hasn't just registered. */
export const gameResultMicrocopy = ['game.unknown', 'game.unknownText', 'game.toForm'] as const
