/** Whether the page is dark: only its account shell follows the system. */
export const isDark = (): boolean =>
  document.documentElement.dataset.scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches
