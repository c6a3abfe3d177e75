/** Whether the page is dark, as its reader's system is. */
export const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches
