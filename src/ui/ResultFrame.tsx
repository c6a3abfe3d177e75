import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { useToldTitle } from './use-told-title.ts'

/** What a page says about how something went, as far as is known by now. */
export interface Result {
  /** `waiting`: a spinner is shown. `nothing`: this browser knows of nothing to show the result of. `failed`: no answer. */
  outcome: 'waiting' | 'known' | 'failed' | 'nothing'
  heading: string
  /** Before the heading; it only decorates. */
  picture?: ReactNode
  /** What the page's content says is true by now: its text, picture and buttons are shown. */
  isContentTrue?: boolean
  /** What it is about, in large: a sum, a balance, a new number. */
  figure?: Figure | undefined
  happened?: ReactNode
  /** The button that asks again, where that may change something. */
  askAgain?: AskAgain | undefined
  /** Where to go from here. */
  ways?: ReactNode
  /** What is kept of it: whose, when, by which reference. Folded: what happened and what comes next are first. */
  papers?: { title: string; content: ReactNode } | undefined
}

export interface Figure {
  value: string
  caption: ReactNode
}

/** A phone number has more letters, and stays on one line of a narrow phone. */
const longestFigure = 11

interface AskAgain {
  label: string
  isAsking: boolean
}

interface Props extends Result {
  /** A page has one h1: where several results are on one, theirs are lower, and say nothing about the page. */
  tag?: HeadingTag | undefined
  /** What a screen reader hears while an answer is awaited. */
  loadingLabel: string
  onAskAgain: () => void
}

export type HeadingTag = 'h1' | 'h4'

// Why: docs/decisions/0103-results-begin-with-the-outcome.md, docs/decisions/0173-one-group-of-ways-from-a-result.md
/** One frame through all states of a result. Its heading stays, so that each new one is announced; the document's title follows it. */
export function ResultFrame({ tag: Tag = 'h1', isContentTrue = false, ...result }: Props) {
  const { outcome, heading, picture, figure, loadingLabel, happened, askAgain, ways, papers, onAskAgain } =
    result
  const isPage = Tag === 'h1'
  useToldTitle(isPage ? heading : undefined)
  // The content is in the page's HTML, hidden: script writes no HTML.
  useEffect(() => {
    if (isPage) document.documentElement.toggleAttribute('data-result-told', isContentTrue)
  }, [isPage, isContentTrue])
  const content = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  // What an editor says is read after the outcome, and its buttons are one group with the ways from here: their elements,
  // made by the page, are moved there.
  useLayoutEffect(() => {
    if (!isPage) return
    content.current?.append(...document.querySelectorAll('.result-content'))
    buttons.current?.append(...document.querySelectorAll('.result-buttons'))
  }, [isPage])
  return (
    <>
      {picture}
      <Tag aria-live="polite">{heading}</Tag>
      {figure && (
        <p
          className={
            figure.value.length > longestFigure ? 'result-figure result-figure-long' : 'result-figure'
          }
        >
          <b>{figure.value}</b> <span>{figure.caption}</span>
        </p>
      )}
      {outcome === 'waiting' && <Spinner label={loadingLabel} />}
      {outcome === 'nothing' ? (
        <div className="result-nothing">
          {happened}
          {ways}
        </div>
      ) : (
        <>
          {happened}
          {askAgain && (
            <Button
              type="outline"
              busyLabel={askAgain.isAsking ? loadingLabel : undefined}
              onClick={onAskAgain}
            >
              {askAgain.label}
            </Button>
          )}
        </>
      )}
      {isPage && <div className="result-place" ref={content} />}
      <div className="result-ways">
        {outcome !== 'nothing' && ways}
        {isPage && <div className="result-place" ref={buttons} />}
      </div>
      {papers && (
        <details className="accordion-item accordion-box result-papers">
          <summary>
            {papers.title}
            <Icon name="plus" />
          </summary>
          <div className="accordion-body">{papers.content}</div>
        </details>
      )}
    </>
  )
}
