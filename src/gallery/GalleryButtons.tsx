import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const types = ['primary', 'secondary', 'outline', 'text'] as const
const sizes = ['xs', 'sm', 'md', 'lg'] as const

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
    </>
  )
}
