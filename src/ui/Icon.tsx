import { type IconName, type IconSize, iconSizes, icons } from './icons.ts'

interface Props {
  name: IconName
  size?: IconSize
}

export function Icon({ name, size = 'md' }: Props) {
  return (
    <svg className={`icon ${iconSizes[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
