import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type IconSize, iconSizes, icons } from '../ui/icons.ts'

const types = ['primary', 'secondary', 'outline', 'text'] as const
const sizes = ['xs', 'sm', 'md', 'lg'] as const

const isIconSize = (size: string): size is IconSize => size in iconSizes
const isIconName = (name: string): name is keyof typeof icons => name in icons

export function GalleryButtons() {
  return (
    <>
      {types.map((type) => (
        <div className="gallery-row" key={type}>
          <h3>Button {type}</h3>
          <div className="flex flex-wrap items-center gap-4">
            {sizes.map((size) => (
              <Button key={size} type={type} size={size}>
                Papildyti {size}
              </Button>
            ))}
            <Button type={type}>
              <Icon name="top-up" size="sm" /> Nebeprisikiškiakopūsteliaujantiesiems
            </Button>
            <Button type={type} disabled>
              Neaktyvus
            </Button>
            <Button type={type} busyLabel="Siunčiama">
              Siunčiama
            </Button>
            <Button type={type} isFullWidthOnDesktop isFullWidthOnTablet isFullWidthOnMobile>
              Per visą plotį
            </Button>
          </div>
        </div>
      ))}
      <div className="gallery-row">
        <h3>Icon</h3>
        {Object.keys(iconSizes)
          .filter(isIconSize)
          .map((size) => (
            <div className="flex flex-wrap gap-3" key={size}>
              {Object.keys(icons)
                .filter(isIconName)
                .map((name) => (
                  <Icon key={name} name={name} size={size} />
                ))}
            </div>
          ))}
      </div>
    </>
  )
}
