import { type IconName, type IconSize, iconSizes, icons } from './icons.ts'

interface Props {
  name: IconName
  size?: IconSize
}

export const Icon = ({ name, size = 'md' }: Props) => <DrawnIcon path={icons[name]} size={size} />

/** An icon whose drawing comes with the page, so that no script carries all that editors may choose. */
export function DrawnIcon({ path, size }: { path: string; size: IconSize }) {
  return (
    <svg className={`icon ${iconSizes[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
