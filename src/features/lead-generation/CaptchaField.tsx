import { useEffect, useRef } from 'react'
import type { Failed } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import type { LeadWords } from './lead-generation.microcopy.ts'
import type { Captcha, CaptchaKind } from './lead-generation.store.ts'
import { longest } from './lead-generation.ts'

interface Props {
  words: LeadWords
  captcha: Captcha
  error: string | undefined
  name: string
  onAsk: (kind: CaptchaKind) => void
}

/** A challenge that tells a person from a machine: digits in a picture, or a question for a user who can't see it. */
export function CaptchaField({ words, captcha, error, name, onAsk }: Props) {
  return (
    <fieldset className="captcha grid gap-[12px] p-[20px] edge rounded-card">
      <legend className="field-label">{words['lead.captcha']}</legend>
      <Riddle words={words} captcha={captcha} error={error} name={name} />
      <div className="flex flex-wrap gap-x-[20px] gap-y-[4px]">
        <Way icon="refresh" text={words['lead.captchaAnother']} onPress={() => onAsk(kindOf(captcha))} />
        {kindOf(captcha) === 'picture' ? (
          <Way icon="help" text={words['lead.captchaQuestion']} onPress={() => onAsk('question')} />
        ) : (
          <Way icon="help" text={words['lead.captchaToPicture']} onPress={() => onAsk('picture')} />
        )}
      </div>
    </fieldset>
  )
}

function Riddle({ words, captcha, error, name }: Omit<Props, 'onAsk'>) {
  const challenge = captcha.name === 'ready' ? captcha.challenge : undefined
  const answer = useRef<HTMLInputElement>(null)
  const id = challenge?.challengeId
  // What was typed answers another challenge; the field itself stays, with the focus that it may have.
  useEffect(() => {
    if (answer.current && id) answer.current.value = ''
  }, [id])

  if (captcha.name === 'failed')
    return (
      <p className="field-error" role="alert">
        <Icon name="error" size="sm" />
        <span>
          <TextWithPhones text={words[failedKey(captcha.trouble)]} />
        </span>
      </p>
    )
  return (
    <div className="captcha-riddle grid gap-[12px] clear-both" aria-live="polite">
      {kindOf(captcha) === 'picture' && (
        <span className="block w-[200px] h-[64px] rounded-[12px] bg-soft">
          {challenge?.kind === 'picture' ? (
            <img src={challenge.picturePath} alt={words['lead.captchaAlt']} width={200} height={64} />
          ) : (
            <span className="sr-only">{words['lead.captchaLoading']}</span>
          )}
        </span>
      )}
      <Field
        ref={answer}
        name={name}
        label={challenge?.kind === 'question' ? challenge.question : words[labels[kindOf(captcha)]]}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longest.captcha}
      />
    </div>
  )
}

/** Someone who asked too often is not told to ask for another one. */
const failedKey = (trouble: Failed) =>
  trouble.kind === 'unknown' && trouble.reason === 'tooManyRequests'
    ? troubleKey(trouble)
    : 'lead.captchaFailed'

const labels = { picture: 'lead.captchaPicture', question: 'lead.captchaLoading' } as const

function kindOf(captcha: Captcha): CaptchaKind {
  switch (captcha.name) {
    case 'idle':
      return 'picture'
    case 'ready':
      return captcha.challenge.kind
    case 'loading':
    case 'failed':
      return captcha.kind
  }
}

function Way({ icon, text, onPress }: { icon: 'refresh' | 'help'; text: string; onPress: () => void }) {
  return (
    <button
      className="inline-flex gap-[8px] items-center min-h-[44px] font-[600] underline cursor-pointer"
      type="button"
      onClick={onPress}
    >
      <Icon name={icon} size="sm" />
      {text}
    </button>
  )
}
