interface Props {
  text: string
  links: Readonly<Record<string, { href: string; title: string }>>
}

/** A sentence with links in place of its `{placeholders}`. They open beside the page, so that nothing entered is lost. */
export const TextWithLinks = ({ text, links }: Props) =>
  text.split(/\{(\w+)\}/).map((part, index) => {
    const link = index % 2 === 1 ? links[part] : undefined
    return link ? (
      <a key={part} className="text-link" href={link.href} target="_blank" rel="noopener">
        {link.title}
      </a>
    ) : (
      part
    )
  })
