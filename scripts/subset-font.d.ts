declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    noLayoutClosure?: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
