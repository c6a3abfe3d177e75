/** An address, or its fragment, without what a page handed over in it: see hand-over.ts. */
export const withoutHandOver = (address: string): string => address.replace(/[#&]kept=[\w-]*$/, '')
