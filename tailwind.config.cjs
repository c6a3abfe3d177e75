/**
 * The look in numbers. Colours are roles whose values src/ui/styles/tokens.css sets per theme.
 * Two sets of breakpoints: `shell-*` for the site's shell, the plain ones for content components.
 */
const role = (name) => `var(--${name})`

/** @type {import('tailwindcss').Config} */
module.exports = {
  theme: {
    screens: {
      'shell-sm': '375px',
      'shell-md': '600px',
      'shell-lg': '1024px',
      'shell-xl': '1440px',
      sm: '600px',
      md: '900px',
      lg: '1200px',
      xl: '1536px',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      page: role('page'),
      surface: role('surface'),
      soft: role('soft'),
      fresh: role('fresh'),
      ink: role('ink'),
      'ink-soft': role('ink-soft'),
      line: role('line'),
      outline: role('outline'),
      action: role('action'),
      'action-strong': role('action-strong'),
      'on-action': role('on-action'),
      link: role('link'),
      'link-strong': role('link-strong'),
      accent: role('accent'),
      sticker: role('sticker'),
      'on-sticker': role('on-sticker'),
      night: role('night'),
      'on-night': role('on-night'),
    },
    fontFamily: {
      display: 'var(--font-display)',
      sans: 'var(--font-text)',
    },
    fontSize: {
      small: ['0.875rem', '1.45'],
      body: ['clamp(1.0625rem, 1.04rem + 0.11vw, 1.125rem)', '1.5'],
      lead: ['clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)', '1.45'],
      h4: ['clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)', '1.3'],
      h3: ['clamp(1.1875rem, 1.1rem + 0.45vw, 1.5rem)', '1.25'],
      h2: ['clamp(1.625rem, 1.25rem + 1.7vw, 2.75rem)', '1.15'],
      h1: ['clamp(1.25rem, min(8vw, 1.05rem + 3.2vw), 4.125rem)', '1.08'],
      number: ['clamp(2.25rem, 2rem + 1vw, 3rem)', '1'],
    },
    borderRadius: {
      none: '0',
      field: '14px',
      card: '24px',
      panel: '28px',
      pill: '999px',
    },
    extend: {
      maxWidth: { page: '1440px', button: 'calc(29 * 8px)', prose: '42rem', tooltip: '300px' },
      spacing: {
        'icon-sm': '18px',
        'icon-md': '24px',
        'icon-lg': '32px',
        'icon-xl': '48px',
        gap: '16px',
        block: '32px',
        section: '40px',
        spinner: '49px',
      },
    },
  },
}
