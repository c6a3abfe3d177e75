/** A drawing of the content, as a page's template hands it over. */
export interface Drawing {
  src: string
  /** Of a photo: its widths for small screens, and when which is used. */
  srcSet?: string
  sizes?: string
  width: number
  height: number
  /** What it shows; empty where it only decorates. */
  alt: string
}

interface Props {
  drawing: Drawing | undefined
  className?: string
}

/** A drawing beside what is said, where the content has one. */
export const Picture = ({ drawing, className }: Props) =>
  drawing && <img className={className} loading="lazy" {...drawing} alt={drawing.alt} />
