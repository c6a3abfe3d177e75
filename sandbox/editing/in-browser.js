// The editing page in a browser, as it is: nothing bundles it.
const at = (selector, within = document) => within.querySelector(selector)
const [find, list, entry, state, undo, site] = ['#find', '#list', '#entry', '#state', '#undo', '#site'].map(
  (selector) => at(selector),
)
const [shown, language, apart, makeNew] = ['#shown', '#language', '#apart', '#new'].map((selector) =>
  at(selector),
)
const { origin } = at('[data-origin]').dataset
const token = at('meta[name="editing-token"]').content

function say(sentence, isBad = false) {
  state.textContent = sentence
  state.classList.toggle('bad', isBad)
}

async function markup(path) {
  const answer = await fetch(path)
  if (answer.ok) return answer.text()
  say((await answer.json().catch(() => ({}))).sentence ?? 'There is no such entry.', true)
  return undefined
}

async function send(path, form = new FormData()) {
  const answer = await fetch(path, { method: 'POST', body: form, headers: { 'X-Editing-Token': token } })
  if (answer.status === 403)
    return { sentence: 'The server was started again: load this page again.', findings: [] }
  return answer.json()
}

let asked = 0
async function showList() {
  const turn = ++asked
  const html = await markup(`/list?${new URLSearchParams(new FormData(find))}`)
  if (html === undefined || turn !== asked) return
  list.innerHTML = html
  makeNew.hidden = !find.elements.type.value
  markCurrent()
}

const fields = () => at('#fields')

function markCurrent() {
  for (const link of list.querySelectorAll('[data-open]')) {
    if (link.dataset.open === fields()?.dataset.id) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

let isChanged = false
const mayLeave = () => !isChanged || confirm('What you changed here isn’t saved. Leave it?')

async function open(path, { isFocused = true } = {}) {
  const html = await markup(path)
  if (html === undefined) return
  entry.innerHTML = html
  isChanged = false
  if (isFocused) entry.focus()
  markCurrent()
  showPages()
}

const openScreen = (screen, options) => open(`/screens/${encodeURIComponent(screen)}`, options)
const openEntry = (id, options) => open(`/entries/${encodeURIComponent(id)}`, options)

/** The pages that show the entry; the one that is shown stays where it does too. */
function showPages() {
  const pages = JSON.parse(fields()?.dataset.pages ?? '[]')
  if (pages.length === 0) return
  const before = shown.selectedOptions[0]?.textContent
  shown.replaceChildren(
    ...pages.map(({ title, paths }) => Object.assign(new Option(title), { value: JSON.stringify(paths) })),
  )
  const same = [...shown.options].find((option) => option.textContent === before)
  if (same) same.selected = true
  showSite()
}

const pathShown = () => (shown.value ? JSON.parse(shown.value)[language.value] : '/')

function showSite(isAgain = false) {
  const address = origin + pathShown()
  apart.href = address
  if (isAgain || site.src !== address) site.src = address
}

const pageDigest = async () =>
  (await (await fetch(`/page-digest?${new URLSearchParams({ path: pathShown() })}`)).json()).digest

let waiting = 0
/** Loads the page beside the entry again once a build has changed it, and it stays so for a second. */
async function followSite(before, done) {
  const turn = ++waiting
  const path = pathShown()
  let last
  for (let second = 0; second < 600 && turn === waiting && path === pathShown(); second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const now = await pageDigest().catch(() => undefined)
    if (turn !== waiting) return
    const isSettled = now === last
    last = now
    if (now !== undefined && now !== before && isSettled) {
      showSite(true)
      return say(`${done} The page shows it.`)
    }
  }
  if (turn === waiting) say(`${done} This page looks the same.`)
}

function showUndo(label) {
  undo.disabled = label === undefined
  undo.textContent = label === undefined ? 'Undo' : `Undo: ${label}`
}

function showFindings(findings, id) {
  for (const place of entry.querySelectorAll('[data-findings]')) {
    const here = findings.filter((finding) => {
      const isOwn = finding.entry === id && at(`[data-findings="${finding.field}"]`, entry)
      return place.dataset.findings === (isOwn ? finding.field : '')
    })
    place.replaceChildren(
      ...here.map((finding) => {
        const { severity, message, language: inLanguage, contentType, entry: other, field } = finding
        const where = other === id ? '' : `${contentType} “${other}”${field ? `, ${field}` : ''}: `
        const item = document.createElement('li')
        item.className = severity
        item.textContent = `${severity}${inLanguage ? ` (${inLanguage})` : ''}: ${where}${message}`
        return item
      }),
    )
  }
}

function formData(more = {}) {
  const form = new FormData(fields())
  const { id, type, after = '' } = fields().dataset
  if (id) form.set(':id', id)
  for (const [name, value] of Object.entries({ ':type': type, ':after': after, ...more }))
    form.set(name, value)
  return form
}

/** A new entry's id, slugs and search engines' words follow from its title and text, where nothing else was written. */
async function propose({ name, lang, value }) {
  const { named } = fields().dataset
  const isName = name === `${named}.${lang}`
  if (!named || value.trim() === '' || !(isName || name === `text.${lang}`)) return
  const asked = { [isName ? 'name' : 'text']: isName ? value.trim() : value.slice(0, 2000), language: lang }
  const { slug, id, seoTitle, seoDescription } = await (
    await fetch(`/proposals?${new URLSearchParams(asked)}`)
  ).json()
  if (isName) {
    suggest(`slug.${lang}`, slug)
    suggest(`seoTitle.${lang}`, seoTitle)
    if (lang === 'en') {
      suggest(':id', id)
      suggest('name', value.trim())
      // A question is opened by its key.
      suggest('uniqueKey', slug)
    }
  } else suggest(`seoDescription.${lang}`, seoDescription)
  checkSoon()
}

function suggest(name, value) {
  const field = fields()?.elements[name]
  if (!field || (field.value !== '' && field.value !== field.dataset.suggested)) return
  field.value = value
  field.dataset.suggested = value
}

/** Those that are under way: what is saved waits for them. */
let proposals
let typing
function checkSoon() {
  isChanged = true
  clearTimeout(typing)
  typing = setTimeout(async () => {
    const form = formData()
    const id = form.get(':id')
    const { findings = [] } = await send('/check', form)
    if (fields() && formData().get(':id') === id) showFindings(findings, id)
  }, 500)
}

async function save(more) {
  await proposals
  clearTimeout(typing)
  const form = formData(more)
  const before = await pageDigest().catch(() => undefined)
  const { kind, id, sentence, findings = [], undo: label } = await send('/save', form)
  showFindings(findings, id ?? form.get(':id'))
  if (kind === 'same') {
    isChanged = false
    return say('Nothing was changed.')
  }
  if (kind !== 'saved') {
    at('[data-findings] li', entry)?.scrollIntoView({ block: 'center' })
    return say(sentence ?? 'Not saved: see what is wrong below.', true)
  }
  isChanged = false
  showUndo(label)
  const done = sentence ? `Saved. ${sentence}` : 'Saved.'
  say(`${done} The page is being made …`)
  if (more?.[':delete']) entry.replaceChildren()
  else await openEntry(id, { isFocused: false })
  showFindings(findings, id)
  void showList()
  const isOnPages = fields()?.dataset.type === 'microcopy' || fields()?.dataset.pages !== '[]'
  if (!more?.[':delete'] && !isOnPages)
    return say(`${done} No page shows it yet: put it into a list or a link of one.`)
  void followSite(before, done)
}

/** The words of a screen are a form each: what is wrong with one keeps no other from being saved. */
function wordData(word) {
  const form = new FormData(word)
  form.set(':id', word.dataset.word)
  form.set(':type', 'microcopy')
  return form
}

const isChangedWord = (word) => [...word.elements].some(({ value, defaultValue }) => value !== defaultValue)

function showWordFindings(word, findings, sentence) {
  const said = findings.map(({ severity, message, language: inLanguage }) => ({
    severity,
    text: `${severity}${inLanguage ? ` (${inLanguage})` : ''}: ${message}`,
  }))
  if (sentence) said.push({ severity: 'refused', text: sentence })
  at('.findings', word).replaceChildren(
    ...said.map(({ severity, text }) =>
      Object.assign(document.createElement('li'), { className: severity, textContent: text }),
    ),
  )
}

function checkWordSoon(word) {
  isChanged = true
  clearTimeout(typing)
  typing = setTimeout(async () => {
    const { findings = [] } = await send('/check', wordData(word))
    showWordFindings(word, findings)
  }, 500)
}

async function saveWords() {
  clearTimeout(typing)
  const before = await pageDigest().catch(() => undefined)
  const changed = [...entry.querySelectorAll('[data-word]')].filter(isChangedWord)
  if (changed.length === 0) return say('Nothing was changed.')
  let refused
  for (const word of changed) {
    const { kind, base, sentence, findings = [], undo: label } = await send('/save', wordData(word))
    showWordFindings(word, findings, sentence)
    if (kind === 'saved' || kind === 'same') {
      word.elements[':base'].value = base
      for (const field of word.elements) field.defaultValue = field.value
      if (kind === 'saved') showUndo(label)
    } else refused ??= word
  }
  isChanged = refused !== undefined
  if (refused) {
    refused.scrollIntoView({ block: 'center' })
    return say('Not all is saved: see what is wrong below.', true)
  }
  say('Saved. The page is being made …')
  void followSite(before, 'Saved.')
}

const actions = {
  saveWords: () => saveWords(),
  up: (button) => move(button, (item) => item.previousElementSibling?.before(item)),
  down: (button) => move(button, (item) => item.nextElementSibling?.after(item)),
  out: (button) => {
    button.closest('li').remove()
    checkSoon()
  },
  add: (button) => {
    const box = button.closest('fieldset')
    const input = at('[data-add]', box)
    const id = idOf(input)
    if (!id) {
      say('Choose one of those that are shown while you type.', true)
      return input.focus()
    }
    const item = at('template', box).content.firstElementChild.cloneNode(true)
    at('input', item).value = id
    at('span', item).textContent =
      [...input.list.options].find(({ value }) => value === id)?.textContent ?? id
    at('ol', box).append(item)
    input.value = ''
    checkSoon()
  },
  upload: (button) => addAsset(button),
  replace: (button) => addAsset(button, button.dataset.replaces),
  copy: () => mayLeave() && open(`/new/${fields().dataset.type}?like=${fields().dataset.id}`),
  delete: () => confirm('Delete this entry?') && save({ ':delete': 'true' }),
}

/** The entry that was chosen by its id, or by words that one title alone has; of a list of plain texts, the text. */
function idOf(input) {
  const words = input.value.trim()
  if (!input.list) return words
  const options = [...input.list.options]
  if (options.some(({ value }) => value === words)) return words
  const found = options.filter(({ textContent }) => textContent.toLowerCase().includes(words.toLowerCase()))
  return words && found.length === 1 ? found[0].value : undefined
}

/** A field of an asset has it then; a formatted text has a picture, or a link to a PDF, in each language. */
function chooseAsset(chooser, id, titles) {
  const { choose: field, kind } = chooser.dataset
  const own = fields().elements[field]
  if (own) {
    own.value = id
    showPicture(field, id)
  } else
    for (const text of entry.querySelectorAll(`textarea[name^="${field}."]`)) {
      if (kind === 'picture') insertBelow(text, `![](embed:${id})`)
      else insertLink(text, id, titles)
    }
  chooser.open = false
  checkSoon()
}

function showPicture(field, id) {
  const picture = at(`[data-shown="${field}"]`)
  if (picture) Object.assign(picture, { src: `/assets/${id}?${Date.now()}`, hidden: false })
}

/** Below the paragraph of the cursor. */
function insertBelow(text, markdown) {
  const { value, selectionStart } = text
  if (value.trim() === '') return
  const next = touched.has(text) ? value.indexOf('\n\n', selectionStart) : -1
  const end = next < 0 ? value.trimEnd().length : next
  text.value = `${value.slice(0, end)}\n\n${markdown}${value.slice(end)}`
}

/** Of the words that are selected; else the title, at the cursor or as a paragraph of its own. */
function insertLink(text, id, titles) {
  const { value, selectionStart: start, selectionEnd: end } = text
  const words = touched.has(text) ? value.slice(start, end).trim() : ''
  const link = `[${words || titles[text.lang] || titles.lt}](asset:${id})`
  if (touched.has(text)) text.setRangeText(link)
  else insertBelow(text, link)
}

/** Texts in which an editor has set the cursor. */
const touched = new WeakSet()

async function addAsset(button, replaces) {
  const chooser = button.closest('details')
  const { choose: field, kind } = chooser.dataset
  const form = new FormData()
  const [file] = at('[data-file]', chooser).files
  if (file) form.set('file', file)
  form.set('kind', kind)
  for (const input of chooser.querySelectorAll('[data-words]')) form.set(input.dataset.words, input.value)
  if (replaces) form.set('replaces', replaces)
  const before = await pageDigest().catch(() => undefined)
  const { id, sentence, undo: label } = await send('/assets', form)
  at('[data-upload]', chooser).textContent = sentence ?? ''
  if (!id) return
  showUndo(label)
  if (replaces) {
    chooser.open = false
    showPicture(field, id)
    say(`“${id}” is replaced. The page is being made …`)
    return followSite(before, `“${id}” is replaced.`)
  }
  chooseAsset(chooser, id, Object.fromEntries(form))
  say(`“${id}” is added, and chosen here: save this entry.`)
}

function move(button, how) {
  how(button.closest('li'))
  button.focus()
  checkSoon()
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('[data-open]')
  if (link) {
    event.preventDefault()
    if (mayLeave()) void openEntry(link.dataset.open)
  }
  const screen = event.target.closest('[data-screen-of]')
  if (screen) {
    event.preventDefault()
    if (mayLeave()) void openScreen(screen.dataset.screenOf)
  }
  const chosen = event.target.closest('[data-asset]')
  if (chosen) chooseAsset(chosen.closest('details'), chosen.dataset.asset, JSON.parse(chosen.dataset.titles))
  const button = event.target.closest('[data-do]')
  if (button) actions[button.dataset.do](button)
})
entry.addEventListener(
  'toggle',
  async ({ target }) => {
    if (!target.open || !target.dataset.choose) return
    const { choose, kind } = target.dataset
    const chosen = fields().elements[choose]?.value ?? ''
    const html = await markup(`/assets?${new URLSearchParams({ kind, chosen })}`)
    if (html !== undefined) at('div', target).innerHTML = html
  },
  true,
)
entry.addEventListener('focusin', ({ target }) => touched.add(target))
entry.addEventListener('input', ({ target }) => {
  const word = target.closest('[data-word]')
  if (word) checkWordSoon(word)
  else if (target.name) checkSoon()
})
entry.addEventListener('change', ({ target }) => {
  if (target.list && target.name) target.value = idOf(target) ?? target.value
  if (fields()) proposals = Promise.allSettled([proposals, propose(target)])
})
entry.addEventListener('submit', (event) => {
  event.preventDefault()
  void save()
})
document.addEventListener('keydown', (event) => {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (fields()) void save()
  else if (at('#screen')) void saveWords()
})
entry.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !event.target.dataset.add) return
  event.preventDefault()
  actions.add(event.target)
})
find.addEventListener('submit', (event) => event.preventDefault())
find.addEventListener('input', ({ target }) => {
  const { page } = find.elements
  void showList()
  if (target === page && page.value && mayLeave()) void openEntry(page.value, { isFocused: false })
})
makeNew.addEventListener('click', () => mayLeave() && open(`/new/${find.elements.type.value}`))
undo.addEventListener('click', async () => {
  const before = await pageDigest().catch(() => undefined)
  const { undone, changedSince, undo: label } = await send('/undo')
  showUndo(label)
  if (changedSince) return say(`Another program has changed ${changedSince} since: it stays as it is.`, true)
  if (!undone) return
  // No page has shown it.
  if (/^Add (picture|PDF) /.test(undone)) return say(`Taken back: ${undone}.`)
  say(`Taken back: ${undone}. The page is being made …`)
  const { id } = fields()?.dataset ?? {}
  const screen = at('#screen')?.dataset.id
  if (id) await openEntry(id, { isFocused: false })
  if (screen) await openScreen(screen, { isFocused: false })
  void showList()
  void followSite(before, `Taken back: ${undone}.`)
})
shown.addEventListener('change', () => showSite())
language.addEventListener('change', () => showSite())
addEventListener('beforeunload', (event) => isChanged && event.preventDefault())
const { undo: label } = await (await fetch('/state')).json()
showUndo(label)

export {}
