// Pictures further down wait until the page has come, and no longer: a few kilobytes each, so that no one scrolls to, or prints, an empty frame.
addEventListener('load', () => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    picture.loading = 'eager'
})

export {}
