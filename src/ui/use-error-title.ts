import { useEffect } from 'react'

/** Says in the document's title that something is wrong, as long as it is. */
export function useErrorTitle(isWrong: boolean, prefix: string) {
  useEffect(() => {
    if (!isWrong) return
    const { title } = document
    document.title = `${prefix} ${title}`
    return () => {
      document.title = title
    }
  }, [isWrong, prefix])
}
