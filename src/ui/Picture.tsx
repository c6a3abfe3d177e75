/** A drawing of the content, as a page's template hands it over. */
export interface Drawing {
  src: string
  width: number
  height: number
  /** What it shows; empty where it only decorates. */
  alt: string
}

interface Props {
  drawing: Drawing | undefined
  className: string
}

/** A drawing beside what is said, where the content has one. */
export const Picture = ({ drawing, className }: Props) =>
  drawing && (
    <img
      className={className}
      loading="lazy"
      src={drawing.src}
      width={drawing.width}
      height={drawing.height}
      alt={drawing.alt}
    />
  )
