const early = /(<div id="missing-script".*?<\/div>)<script type="module">(.*?)<\/script>/s

/**
 * The page with the script of its notice (MissingScript.astro) as a classic one. A module would run only after the whole
 * document is parsed, and a press before that would be lost.
 */
export const withEarlyScript = (html: string): string =>
  html.replace(early, (_, notice: string, script: string) => `${notice}<script>(()=>{${script}})()</script>`)
