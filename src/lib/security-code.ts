/** The digits of a pasted or typed code of a text message, at most six. */
export const securityCodeOf = (text: string): string => text.replace(/\D/g, '').slice(0, 6)
