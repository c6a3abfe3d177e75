/** The look of a button, the same for a link that Astro writes and a button that React draws. */
export interface ButtonLook {
  type: 'primary' | 'secondary' | 'outline' | 'text'
  size: 'xs' | 'sm' | 'md' | 'lg'
  isFullWidthOnDesktop?: boolean
  isFullWidthOnTablet?: boolean
  isFullWidthOnMobile?: boolean
}

export function buttonClass(look: ButtonLook): string {
  return [
    'button',
    `button-${look.type}`,
    `button-${look.size}`,
    look.isFullWidthOnMobile && 'button-wide-mobile',
    look.isFullWidthOnTablet && 'button-wide-tablet',
    look.isFullWidthOnDesktop && 'button-wide-desktop',
  ]
    .filter(Boolean)
    .join(' ')
}
