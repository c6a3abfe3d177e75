import { type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type ConsentChoice, everything, nothing } from '../../data-layer/consent.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { ConsentCategory, ConsentTexts } from './consent-texts.ts'

interface Props {
  texts: ConsentTexts
  /** What was chosen before, if anything was. */
  choice: ConsentChoice | undefined
  /** Someone wanted the chat and was not allowed to: what it needs is said. */
  isForChat: boolean
  onChoose: (choice: ConsentChoice) => void
  onClose: () => void
}

/** The four categories, each with a switch; the necessary one can't be switched off. */
export function ConsentSettings({
  texts: { words, categories },
  choice,
  isForChat,
  onChoose,
  onClose,
}: Props) {
  const [draft, setDraft] = useState(choice ?? nothing)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it is taken out of the page, after a choice too: focus goes back to what opened it.
    return () => shown?.close()
  }, [])
  const chatCategory = categories.find(({ code }) => code === 'C0003')

  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    onChoose(draft)
  }
  return (
    <dialog className="consent-settings" ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <form onSubmit={save}>
        <div className="consent-head">
          <h2 id={titleId}>{words['consent.openSettings']}</h2>
          <button
            className="button button-icon"
            type="button"
            aria-label={words['dialog.close']}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {isForChat && chatCategory && (
          <p className="consent-reason">
            {fill(words['consent.chatNeeds'], { category: chatCategory.title })}
          </p>
        )}
        <p>{words['consent.settingsText']}</p>
        <ul className="consent-categories">
          {categories.map((category) => (
            <Category
              key={category.code}
              category={category}
              alwaysOn={words['consent.alwaysOn']}
              draft={draft}
              onDraft={setDraft}
            />
          ))}
        </ul>
        <div className="consent-actions">
          <Button submit size="sm">
            {words['consent.save']}
          </Button>
          <Button type="outline" size="sm" onClick={() => onChoose(nothing)}>
            {words['consent.rejectAll']}
          </Button>
          <Button type="outline" size="sm" onClick={() => onChoose(everything)}>
            {words['consent.acceptAll']}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

interface CategoryProps {
  category: ConsentCategory
  alwaysOn: string
  draft: ConsentChoice
  onDraft: (draft: ConsentChoice) => void
}

function Category({ category: { code, title, text }, alwaysOn, draft, onDraft }: CategoryProps) {
  const textId = useId()
  return (
    <li className="consent-category">
      {code === 'C0001' ? (
        <p className="consent-name">
          {title} <span className="consent-always">{alwaysOn}</span>
        </p>
      ) : (
        <label className="consent-name">
          {title}
          <input
            className="consent-switch"
            type="checkbox"
            role="switch"
            aria-checked={draft[code]}
            aria-describedby={textId}
            checked={draft[code]}
            onChange={({ target }) => onDraft({ ...draft, [code]: target.checked })}
          />
        </label>
      )}
      <p className="consent-text" id={textId}>
        {text}
      </p>
    </li>
  )
}
