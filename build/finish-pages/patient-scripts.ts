/**
 * The page with its module scripts asked for after what is painted: they run once it is read, yet the browser asks for
 * them as urgently as for its fonts.
 */
export const withPatientScripts = (html: string): string =>
  html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=')
