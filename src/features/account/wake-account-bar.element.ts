// On pages for everybody the account bar's island sleeps: guests load nothing of it.
if (document.documentElement.hasAttribute('data-hint'))
  addEventListener('load', () =>
    document.querySelector('.account-own > astro-island')?.dispatchEvent(new Event('wake')),
  )

export {}
