import { useEffect, useState } from 'react'
import { Notification } from '../../ui/Notification.tsx'
import type { LogInWords } from './log-in.microcopy.ts'
import { newLoginSeen, tellsOfNewLogin } from './new-login.state.ts'

/** Tells once that logging in has changed; under the form, so that nothing moves when it appears. */
export function NewLoginNotice({ words, href }: { words: LogInWords; href: string }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(tellsOfNewLogin()), [])
  const close = () => {
    newLoginSeen.write(true)
    setShown(false)
  }
  return (
    isShown && (
      <div className="mt-gap">
        <Notification
          type="info"
          title={words['logIn.noticeTitle']}
          close={{ label: words['logIn.noticeClose'], onClose: close }}
        >
          <p>{words['logIn.noticeText']}</p>
          <a className="button button-text button-sm" href={href}>
            {words['logIn.noticeLink']}
          </a>
        </Notification>
      </div>
    )
  )
}
