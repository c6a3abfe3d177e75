interface Props {
  isOn: boolean
  isBusy: boolean
  isOff: boolean
  /** Of the element that says what it switches. */
  labelledBy: string
  words: { 'settings.on': string; 'settings.off': string }
  onSwitch: (on: boolean) => void
}

/** While it is being saved it is where the person put it, and goes back on failure. */
export const Switch = ({ isOn, isBusy, isOff, labelledBy, words, onSwitch }: Props) => (
  <button
    className="settings-switch"
    type="button"
    role="switch"
    aria-checked={isBusy ? !isOn : isOn}
    aria-busy={isBusy || undefined}
    aria-disabled={isOff || undefined}
    aria-labelledby={labelledBy}
    onClick={() => !isBusy && !isOff && onSwitch(!isOn)}
  >
    <span aria-hidden="true">{words[isOn ? 'settings.on' : 'settings.off']}</span>
  </button>
)
