import type { ReactNode, RefObject } from 'react'
import type { Input } from '../../content/page-content.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import type { LeadWords } from './lead-generation.microcopy.ts'
import type { Captcha, CaptchaKind, Screen } from './lead-generation.store.ts'
import { type Draft, longest, type Problems } from './lead-generation.ts'

/** The content's words of the fields, and of the link to the privacy policy. */
export interface LeadContent {
  fields: Record<'name' | 'phoneNumber', Input> & { email?: Input | undefined }
  privacyLink: { title: string; href: string } | undefined
}

interface Props {
  words: LeadWords
  content: LeadContent
  screen: Screen
  captcha: Captcha
  /** Someone comes to the form. */
  onFocus: () => void
  onSubmit: (draft: Draft) => void
  onCaptcha: (kind: CaptchaKind) => void
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix: string
  form?: RefObject<HTMLFormElement | null>
}

/** The fields keep what was typed by themselves, before script runs and whatever becomes of the call. */
export function LeadForm(props: Props) {
  const { words, content, screen, captcha, onFocus, onSubmit, onCaptcha, idPrefix, form } = props
  const { name, phoneNumber, email } = content.fields
  const problems: Problems = screen.name === 'form' ? screen.problems : {}
  const idOf = (field: keyof Problems) => `${idPrefix}-${field}`
  const errors = errorsOf(problems, words)
  const errorAt = (field: keyof Problems) => errors.find((error) => error.field === field)?.message

  return (
    <Form
      ref={form}
      className="lead-form grid gap-[24px]"
      errors={errors.map(({ field, message }) => ({ field: idOf(field), message }))}
      words={words}
      onFocus={onFocus}
      onSubmit={(sent) => onSubmit(draftOf(new FormData(sent), idPrefix))}
    >
      {screen.name === 'form' && screen.isKnown && (
        <Notification type="info">
          <p>{words['lead.alreadySubmitted']}</p>
        </Notification>
      )}
      <Field
        {...ownWords(name)}
        name={idOf('name')}
        error={errorAt('name')}
        autoComplete="name"
        maxLength={longest.name}
        required
      />
      <PhoneField {...ownWords(phoneNumber)} name={idOf('phone')} error={errorAt('phone')} required />
      {email && (
        <Field
          {...ownWords(email)}
          name={idOf('email')}
          error={errorAt('email')}
          type="email"
          autoComplete="email"
          maxLength={longest.email}
        />
      )}
      <div className="grid gap-[4px]">
        <Checkbox name={idOf('privacy')} label={words['lead.privacy']} error={errorAt('privacy')} required />
        {content.privacyLink && <PrivacyLink {...content.privacyLink} words={words} />}
        <Checkbox name={`${idPrefix}-marketing`} label={words['lead.marketing']} />
      </div>
      <CaptchaField
        words={words}
        captcha={captcha}
        error={errorAt('captcha')}
        name={idOf('captcha')}
        onAsk={onCaptcha}
      />
      <Button submit isWide busyLabel={screen.name === 'sending' ? words['lead.submitting'] : undefined}>
        {words['lead.submit']}
      </Button>
    </Form>
  )
}

function PrivacyLink({ title, href, words }: { title: string; href: string; words: LeadWords }): ReactNode {
  return (
    <NewTabLink
      className="justify-self-start mb-[8px] pl-[38px] text-[0.9375rem] [line-height:32px] underline"
      href={href}
      words={words}
    >
      {title}
    </NewTabLink>
  )
}

const ownWords = ({ label, hint, placeholder, tooltip }: Input) => ({ label, hint, placeholder, tooltip })

function draftOf(data: FormData, idPrefix: string): Draft {
  const text = (field: string) => String(data.get(`${idPrefix}-${field}`) ?? '')
  const isTicked = (field: string) => data.has(`${idPrefix}-${field}`)
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    isPrivacyAccepted: isTicked('privacy'),
    isMarketingAccepted: isTicked('marketing'),
    captcha: text('captcha'),
  }
}

const phoneKeys = { missing: 'lead.phoneMissing', invalid: 'lead.phoneInvalid' } as const
const captchaKeys = {
  missing: 'lead.captchaMissing',
  wrong: 'lead.captchaWrong',
  expired: 'lead.captchaExpired',
} as const

/** What is wrong in words, in the order of the fields. */
function errorsOf({ name, phone, email, privacy, captcha }: Problems, words: LeadWords) {
  const errors: { field: keyof Problems; message: string }[] = []
  if (name) errors.push({ field: 'name', message: words['lead.nameMissing'] })
  if (phone) errors.push({ field: 'phone', message: words[phoneKeys[phone]] })
  if (email) errors.push({ field: 'email', message: words['lead.emailInvalid'] })
  if (privacy) errors.push({ field: 'privacy', message: words['lead.privacyMissing'] })
  if (captcha) errors.push({ field: 'captcha', message: words[captchaKeys[captcha]] })
  return errors
}
