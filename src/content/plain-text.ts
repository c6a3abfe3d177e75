const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** What is read of formatted text, in one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?(?:a|b|strong|em|i|u|s|code|sub|sup|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim()

/** What is read of formatted text: headings, paragraphs and items of a list are sentences, and end with a full stop. */
export const inSentences = (html: string): string =>
  html
    .split(/<\/(?:h\d|p|li|tr|blockquote)>/)
    .map((part) => plainText(part))
    .filter((part) => part !== '')
    .map((part) => (/[.!?…:;,]$/.test(part) ? part : `${part}.`))
    .join(' ')

/** Formatted text without its pictures. */
export const withoutPictures = (html: string): string => html.replace(/<img\b[^>]*>/g, '')
