/** A page's path, of its address. While it is built, the address ends in its file's name. */
export const pagePathOf = ({ pathname }: URL): string => pathname.replace(/\.html$/, '')
