import { plainText } from './plain-text.ts'

const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', s: '~~', code: '`' }

/** Formatted text of the content as Markdown; `origin` is where paths of this site lead. */
export function markdownOf(html: string, origin: string): string {
  const inline = html
    .replace(/<img\b[^>]*>/g, (tag) => pictureOf(tag, origin))
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, words: string) =>
      linkTo(words, href, origin),
    )
    .replace(/<(\/?)(strong|b|em|i|s|code)>/g, (_, _end, name: string) => marks[name] ?? '')
  return blocksOf(inline).join('\n\n')
}

/** A drawing that only decorates has no words, so there is nothing to say of it. */
function pictureOf(tag: string, origin: string): string {
  const [src, alt] = ['src', 'alt'].map((name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1])
  return src && alt ? `<p>!${linkTo(alt, src, origin)}</p>` : ''
}

/** A link with its whole address: an assistant reads it away from the page. */
export const linkTo = (words: string, href: string, origin: string): string =>
  `[${words}](${new URL(href.replaceAll('&amp;', '&'), origin).href})`

/** Paragraphs, headings, quotes, lists and tables, each as Markdown has it. */
function blocksOf(html: string): string[] {
  const parts = html.split(/(<(ul|ol|table|blockquote)>[\s\S]*?<\/\2>)/g)
  // Of three parts each: what is before, the block, its name.
  return parts.flatMap((part, at) => {
    if (at % 3 === 2) return []
    if (at % 3 === 1) return blockOf(part, parts[at + 1] ?? '')
    return [...part.matchAll(/<(p|h[1-6])>([\s\S]*?)<\/\1>/g)].map(([, name = '', text = '']) =>
      name === 'p' ? plainText(text) : `${'#'.repeat(Number(name[1]))} ${plainText(text)}`,
    )
  })
}

function blockOf(html: string, name: string): string[] {
  const inside = (tag: string, text: string) =>
    [...text.matchAll(new RegExp(`<(${tag})\\b[^>]*>([\\s\\S]*?)</\\1>`, 'g'))].map(([, , part = '']) => part)
  if (name === 'blockquote') return [`> ${plainText(html)}`]
  if (name === 'table') {
    const rows = inside('tr', html).map((row) => inside('t[hd]', row).map(plainText))
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`
    return [[...rows.slice(0, 1), rows[0]?.map(() => '---') ?? [], ...rows.slice(1)].map(line).join('\n')]
  }
  const items = inside('li', html).map(
    (item, at) => `${name === 'ol' ? `${at + 1}.` : '-'} ${plainText(item)}`,
  )
  return [items.join('\n')]
}
