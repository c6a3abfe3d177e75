import type { LogInProvider } from '../../operator/contract/log-in.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Drawing, Picture } from '../../ui/Picture.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import { LogInFailureNotice } from './LogInFailureNotice.tsx'
import type { LogInWords } from './log-in.microcopy.ts'
import type { LogInScreen as Screen } from './log-in.store.ts'

interface Props {
  screen: Screen
  /** Only the strong provider will do. */
  needsStrong: boolean
  /** Beside the words that say so. */
  strongDrawing: Drawing | undefined
  words: LogInWords
  onLogIn: (provider: LogInProvider) => void
}

export function LogInScreen({ screen, needsStrong, strongDrawing, words, onLogIn }: Props) {
  switch (screen.name) {
    case 'returning':
    case 'done':
      return (
        <div className="log-in place-items-center min-h-[16rem] content-center">
          <Spinner label={words['logIn.returning']} />
          <p aria-hidden="true">{words['logIn.returning']}</p>
        </div>
      )
    case 'choose':
    case 'leaving': {
      const failure = screen.name === 'choose' ? screen.failure : undefined
      const providers = needsStrong ? (['smart'] as const) : (['uoga', 'smart'] as const)
      return (
        <div className="log-in">
          {failure && (
            <UntilOnline failure={failure}>
              <LogInFailureNotice failure={failure} words={words} />
            </UntilOnline>
          )}
          {needsStrong && (
            <div
              className="flex items-center gap-[20px] px-[20px] py-gap rounded-panel bg-fresh font-[650]"
              role="status"
            >
              <Picture
                className="log-in-picture flex-none w-[clamp(5rem,20vw,7.5rem)] h-auto"
                drawing={strongDrawing}
              />
              <p>{words['logIn.strongNeeded']}</p>
            </div>
          )}
          {providers.map((provider) => (
            <LogInWay
              key={provider}
              provider={provider}
              isBusy={screen.name === 'leaving' && screen.provider === provider}
              words={words}
              onLogIn={onLogIn}
            />
          ))}
        </div>
      )
    }
  }
}

interface WayProps extends Pick<Props, 'words' | 'onLogIn'> {
  provider: LogInProvider
  isBusy: boolean
}

function LogInWay({ provider, isBusy, words, onLogIn }: WayProps) {
  return (
    <button
      className={`log-in-way log-in-${provider}`}
      type="button"
      aria-busy={isBusy || undefined}
      onClick={() => onLogIn(provider)}
    >
      <span className="grid flex-none place-items-center w-[52px] h-[52px] rounded-pill bg-soft text-link-strong">
        <Icon name={provider === 'uoga' ? 'phone' : 'shield'} size="md" />
      </span>
      <span className="grid">
        <strong>{words[`logIn.${provider}`]}</strong>
        <span>{words[`logIn.${provider}Description`]}</span>
        {isBusy && <span className="sr-only">{words['logIn.leaving']}</span>}
      </span>
      {isBusy ? <span className="button-spinner" aria-hidden="true" /> : <Icon name="arrow-right" />}
    </button>
  )
}
