/* What both wallets share: a sheet on the page. */
;(() => {
  const sheetWords = {
    lt: {
      pay: 'Mokėti',
      fail: 'Sugadinti mokėjimą',
      cancel: 'Atšaukti',
      card: 'Bandomoji kortelė',
      kinds: { poor: 'nepakanka lėšų', secure: '3-D Secure', slow: 'lėta', late: 'patvirtina vėlai' },
    },
    en: {
      pay: 'Pay',
      fail: 'Make the payment fail',
      cancel: 'Cancel',
      card: 'Test card',
      kinds: { poor: 'insufficient funds', secure: '3-D Secure', slow: 'slow', late: 'confirmed late' },
    },
    ru: {
      pay: 'Оплатить',
      fail: 'Сорвать платёж',
      cancel: 'Отменить',
      card: 'Тестовая карта',
      kinds: {
        poor: 'недостаточно средств',
        secure: '3-D Secure',
        slow: 'медленная',
        late: 'подтверждает поздно',
      },
    },
  }

  const sheetCards = [
    ['4242424242424242', 'VISA 4242'],
    ['4000000000009995', 'VISA 9995', 'poor'],
    ['4000000000003220', 'VISA 3220', 'secure'],
    ['4000000000000259', 'VISA 0259', 'slow'],
    ['4000000000000341', 'VISA 0341', 'late'],
  ]

  const sheetStyle = new CSSStyleSheet()
  sheetStyle.replaceSync(`
  dialog { box-sizing: border-box; width: min(24rem, calc(100vw - 32px)); padding: 24px; border: 0; border-radius: 24px; background: #fff;
    color: #1c2733; font: 17px/1.5 system-ui, sans-serif; }
  dialog::backdrop { background: rgb(0 0 0 / .5); }
  h2 { margin: 0 0 4px; font-size: 20px; }
  p { margin: 0 0 16px; font-size: 24px; font-weight: 700; }
  label { display: block; font-size: 15px; }
  select, button { box-sizing: border-box; width: 100%; min-height: 46px; margin-top: 8px; padding: 8px 16px;
    border: 2px solid #1c2733; border-radius: 999px; background: #fff; color: inherit; font: inherit; }
  button:first-of-type { background: #1c2733; color: #fff; font-weight: 650; }
  :focus-visible { outline: 3px solid #0a66c2; outline-offset: 2px; }
`)

  /** Whether the device has no such wallet: as the control page says, or as a test has set in this tab. */
  const isUnavailable = (wallet) => {
    if (window.sandboxLacks.includes(wallet)) return true
    try {
      return sessionStorage.getItem(`sandbox-${wallet}`) === 'unavailable'
    } catch {
      return false
    }
  }

  /** A token that the sandbox operator takes once. */
  const sandboxToken = (card) => JSON.stringify({ sandboxCard: card, nonce: crypto.randomUUID() })

  /** Opens a wallet's sheet; tells which card pays, or that the person `cancelled`, or that it `failed`. */
  function openSheet(name, sum) {
    const words = sheetWords[document.documentElement.lang] ?? sheetWords.lt
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheetStyle]
    const make = (tag, text) => Object.assign(document.createElement(tag), { textContent: text })
    const dialog = make('dialog', '')
    dialog.setAttribute('aria-label', name)
    const label = make('label', words.card)
    const cards = make('select', '')
    for (const [number, title, kind] of sheetCards)
      cards.append(new Option(kind ? `${title} (${words.kinds[kind]})` : title, number))
    label.append(cards)
    const [pay, fail, cancel] = [words.pay, words.fail, words.cancel].map((text) => {
      const button = make('button', text)
      button.type = 'button'
      return button
    })
    dialog.append(make('h2', name), make('p', sum), label, pay, fail, cancel)
    root.append(dialog)
    document.body.append(host)
    const { promise, resolve } = Promise.withResolvers()
    const end = (result) => {
      host.remove()
      resolve(result)
    }
    pay.addEventListener('click', () => end({ kind: 'paid', card: cards.value }))
    fail.addEventListener('click', () => end({ kind: 'failed' }))
    cancel.addEventListener('click', () => end({ kind: 'cancelled' }))
    dialog.addEventListener('cancel', () => end({ kind: 'cancelled' }))
    dialog.showModal()
    return { result: promise, close: () => end({ kind: 'cancelled' }) }
  }

  window.sandboxSheet = { openSheet, isUnavailable, sandboxToken }
})()
