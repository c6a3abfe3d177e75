import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import { type LeadContent, LeadForm } from './LeadForm.tsx'
import { leadGenerationApi } from './lead-generation.api.ts'
import type { LeadWords } from './lead-generation.microcopy.ts'
import { type Captcha, createLeadGenerationStore, type Screen } from './lead-generation.store.ts'

export interface LeadProps {
  words: LeadWords
  content: LeadContent
  language: Language
  formId: string
}

interface Props extends LeadProps {
  /** The operator has it: what is around the form makes way for the page's dialog that says so. */
  onSent?: () => void
}

const firstScreen: Screen = { name: 'form', problems: {} }
const firstCaptcha: Captcha = { name: 'idle' }
const resultDialogs = { sent: 'leadGenerationSuccess', failed: 'leadGenerationError' } as const

/** Asking to be called: the form, and the content's dialogs for how it went. */
export function LeadFlow({ words, content, language, formId, onSent }: Props) {
  const [store] = useState(() => createLeadGenerationStore({ formId, language, api: leadGenerationApi() }))
  const screen = useStore(store.$screen, { ssr: () => firstScreen })
  const captcha = useStore(store.$captcha, { ssr: () => firstCaptcha })
  const form = useRef<HTMLFormElement>(null)
  const isSent = screen.name === 'sent'

  useEffect(() => {
    // A dialog's form is asked for when it is open: a user who was quicker than this script has opened it.
    const dialog = form.current?.closest('dialog')
    if (!dialog || dialog.open) void store.begin()
  }, [store])

  useEffect(() => {
    if (!isSent) return
    form.current?.reset()
    onSent?.()
  }, [isSent, onSent])

  useEffect(() => {
    if (screen.name !== 'sent' && screen.name !== 'failed') return
    const dialog = resultDialog(screen.name)
    dialog?.addEventListener('close', store.clear, { once: true })
    dialog?.showModal()
    return () => dialog?.removeEventListener('close', store.clear)
  }, [screen.name, store])

  const troublePlace =
    screen.name === 'failed' ? resultDialog('failed')?.querySelector('[data-trouble]') : null
  return (
    <>
      <LeadForm
        form={form}
        words={words}
        content={content}
        screen={screen}
        captcha={captcha}
        onFocus={store.begin}
        onSubmit={store.submit}
        onCaptcha={store.ask}
        idPrefix="lead"
      />
      {screen.name === 'failed' &&
        troublePlace &&
        createPortal(
          <UntilOnline failure={screen.trouble}>
            <p>{words[troubleKey(screen.trouble)]}</p>
            <p className="field-hint">
              <TextWithPhones
                text={fill(words['trouble.reference'], { reference: screen.trouble.reference })}
              />
            </p>
          </UntilOnline>,
          troublePlace,
        )}
    </>
  )
}

const resultDialog = (result: keyof typeof resultDialogs) =>
  document.querySelector<HTMLDialogElement>(`dialog[data-modal="${resultDialogs[result]}"]`)
