import type { Drawing } from './registration-content.ts'

/** A drawing above what a step says, where the content has one. */
export function Picture({ drawing }: { drawing: Drawing | undefined }) {
  return (
    drawing && (
      <img
        className="registration-picture"
        src={drawing.src}
        width={drawing.width}
        height={drawing.height}
        alt={drawing.alt}
      />
    )
  )
}
