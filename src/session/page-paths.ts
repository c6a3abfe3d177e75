/** What a page's document says of itself, in the data attributes of its root: src/layouts writes them. */
const said = () => document.documentElement.dataset

/** Where this language's log-in page is. */
export const logInPath = (): string => said().logIn ?? '/prisijungti'

/** The page for a customer whose number is no longer in use. */
export const missingNumberPath = (): string => said().missingNumber ?? '/mano/nebeliko-nr'

/** Whether only customers may see the page: it asks the operator who is there. Stores are tried without a page, too. */
export const isForCustomers = (): boolean => globalThis.document?.documentElement.dataset.gate !== undefined
