import { formatDay } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { type PhoneNumber, writePhoneNumber } from '../../lib/phone-number.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { InView } from '../../ui/InView.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import type { GameWords } from './game-registration.microcopy.ts'
import type { Screen } from './game-registration.store.ts'
import { type Draft, longest, type Problems } from './game-registration.ts'

interface Props {
  words: GameWords
  language: Language
  screen: Extract<Screen, { name: 'form' }>
  ownNumber?: PhoneNumber | null | undefined
  onSubmit: (draft: Draft) => void
  idPrefix: string
}

/** The fields keep what was typed by themselves, whatever becomes of the call. */
export function GameForm({ words, language, screen, ownNumber, onSubmit, idPrefix }: Props) {
  const { problems, told, failed } = screen
  const idOf = (field: keyof Problems) => idPrefix + field
  const errors = errorsOf(problems, words)
  const errorAt = (field: keyof Problems) => errors.find((error) => error.field === field)?.message
  return (
    <Form
      head={
        <p className="font-semibold">
          {fill(words['game.openUntil'], { date: formatDay(screen.closesAt, language) })}
        </p>
      }
      errors={errors.map(({ field, message }) => ({ field: idOf(field), message }))}
      words={words}
      onSubmit={(form) => onSubmit(draftOf(new FormData(form), idPrefix))}
    >
      {told && (
        <InView>
          <Notification type={told === 'ALREADY_REGISTERED' ? 'info' : 'warning'}>
            <p>{words[`game.${told}`]}</p>
          </Notification>
        </InView>
      )}
      {failed && (
        <UntilOnline failure={failed}>
          <InView>
            <Trouble
              text={words[troubleKey(failed)]}
              reference={fill(words['trouble.reference'], { reference: failed.reference })}
            />
          </InView>
        </UntilOnline>
      )}
      <PhoneField
        name={idOf('phone')}
        label={words['game.phone']}
        hint={words['game.phoneHint']}
        defaultValue={ownNumber ? writePhoneNumber(ownNumber) : ''}
        error={errorAt('phone')}
        required
      />
      <Field
        name={idOf('name')}
        label={words['game.name']}
        error={errorAt('name')}
        autoComplete="name"
        maxLength={longest.name}
        required
      />
      <Field
        name={idOf('email')}
        label={words['game.email']}
        hint={words['game.emailHint']}
        error={errorAt('email')}
        type="email"
        autoComplete="email"
        maxLength={longest.email}
        required
      />
      <Checkbox name={idOf('rules')} label={words['game.rules']} error={errorAt('rules')} required />
      <Button submit isWide busyLabel={screen.isSending ? words['game.submitting'] : undefined}>
        {words['game.submit']}
      </Button>
    </Form>
  )
}

function draftOf(data: FormData, idPrefix: string): Draft {
  const text = (field: string) => String(data.get(idPrefix + field) ?? '')
  return {
    phone: text('phone'),
    name: text('name'),
    email: text('email'),
    areRulesAccepted: data.has(`${idPrefix}rules`),
  }
}

const phoneKeys = { missing: 'game.phoneMissing', invalid: 'game.phoneInvalid' } as const
const emailKeys = { missing: 'game.emailMissing', invalid: 'game.emailInvalid' } as const

/** What is wrong in words, in the order of the fields. */
function errorsOf({ phone, name, email, rules }: Problems, words: GameWords) {
  const errors: { field: keyof Problems; message: string }[] = []
  if (phone) errors.push({ field: 'phone', message: words[phoneKeys[phone]] })
  if (name) errors.push({ field: 'name', message: words['game.nameMissing'] })
  if (email) errors.push({ field: 'email', message: words[emailKeys[email]] })
  if (rules) errors.push({ field: 'rules', message: words['game.rulesMissing'] })
  return errors
}
