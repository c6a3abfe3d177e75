import { useStore } from '@nanostores/react'
import { $isOffline } from '../../../session/connection.state.ts'
import { LatePart } from '../../../ui/LatePart.tsx'
import { later } from '../../../ui/later.tsx'
import { LinkNumberForm } from './LinkNumberForm.tsx'
import type { LinkNumberProps } from './LinkSteps.tsx'

/** Their script is loaded once a number was sent. */
const LinkSteps = later(async () => (await import('./LinkSteps.tsx')).LinkSteps)

/** Adds a number to the account: the number, perhaps whose it is, and the code of a text. */
export function LinkNumber(props: LinkNumberProps) {
  const { words } = props
  const isOffline = useStore($isOffline)
  return (
    <section className="settings-card" aria-labelledby="settings-link">
      <h3 id="settings-link" className="text-h3">
        {words['link.title']}
      </h3>
      <Step {...props} isOff={isOffline} />
    </section>
  )
}

function Step(props: LinkNumberProps & { isOff: boolean }) {
  const { link, store, words, isOff } = props
  if (link.name === 'number')
    return <LinkNumberForm link={link} words={words} isOff={isOff} onBegin={store.begin} />
  return (
    <LatePart
      loadingLabel={words['settings.loading']}
      failed={words['settings.notLoaded']}
      tryAgain={words['settings.tryAgain']}
    >
      <LinkSteps {...props} link={link} />
    </LatePart>
  )
}
