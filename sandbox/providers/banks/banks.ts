/** A bank that no one has heard of. */
export interface Bank {
  bankId: string
  name: string
  colour: string
  /** The letter on its logo. */
  letter: string
}

/** `ruko-bankas` is not among them: a bank that has left the bank link. */
export const banks: readonly Bank[] = [
  { bankId: 'gintaro-bankas', name: 'Gintaro bankas', colour: '#b25b00', letter: 'G' },
  { bankId: 'azuolo-bankas', name: 'Ąžuolo bankas', colour: '#2f6b2f', letter: 'Ą' },
  { bankId: 'upes-unija', name: 'Upės kredito unija', colour: '#1f5f8b', letter: 'U' },
  { bankId: 'zvaigzdes-bankas', name: 'Žvaigždės bankas', colour: '#4b2a86', letter: 'Ž' },
]

export const findBank = (bankId: string): Bank | undefined => banks.find((bank) => bank.bankId === bankId)

export const bankLogo = ({ colour, letter, name }: Bank): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${name}">
<circle cx="32" cy="32" r="32" fill="${colour}"/>
<text x="32" y="44" text-anchor="middle" font-family="Georgia, serif" font-size="36" fill="#fff">${letter}</text></svg>`
