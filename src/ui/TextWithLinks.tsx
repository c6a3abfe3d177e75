import { NewTabLink, type NewTabWords } from './NewTabLink.tsx'

interface Props {
  text: string
  links: Readonly<Record<string, { href: string; title: string }>>
  words: NewTabWords
}

/** A sentence with links in place of its `{placeholders}`. They open beside the page, so that nothing entered is lost. */
export const TextWithLinks = ({ text, links, words }: Props) =>
  text.split(/\{(\w+)\}/).map((part, index) => {
    const link = index % 2 === 1 ? links[part] : undefined
    return link ? (
      <NewTabLink key={part} className="text-link" href={link.href} words={words}>
        {link.title}
      </NewTabLink>
    ) : (
      part
    )
  })
