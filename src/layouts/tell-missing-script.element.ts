type Words = Record<'page.scriptMissing' | 'page.loadAnew', string>

const areWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'page.scriptMissing' in value && 'page.loadAnew' in value

/** Tells, above what stands in the page, that part of it is missing. A browser asks once a page for each script: only a new page asks again. */
async function tellMissingScript(): Promise<void> {
  const root = document.documentElement
  const words: unknown = await (await fetch(`/missing-script.${root.lang}.json`)).json()
  if (!areWords(words)) return
  const told = document.createElement('div')
  told.role = 'alert'
  told.className = 'shell'
  Object.assign(told.style, { display: 'grid', justifyItems: 'start', gap: '16px', paddingBlock: '32px' })
  const text = document.createElement('p')
  text.textContent = words['page.scriptMissing']
  const button = document.createElement('button')
  button.className = 'button button-primary button-sm'
  button.textContent = words['page.loadAnew']
  button.onclick = () => location.reload()
  told.append(text, button)
  document.querySelector('main')?.prepend(told)
  // What nobody is able to open any more is not waited for.
  if (root.dataset.session === 'checking') root.dataset.session = 'told'
}

void tellMissingScript()

export {}
