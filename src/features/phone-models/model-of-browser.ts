/** What the browser calls the phone in hand: "SM-S918B". Empty where it doesn't say: only Chromium on Android does. */
export async function modelOfBrowser(): Promise<string> {
  const data: unknown = Reflect.get(navigator, 'userAgentData')
  const ask: unknown = typeof data === 'object' && data !== null && Reflect.get(data, 'getHighEntropyValues')
  const values: unknown = typeof ask === 'function' && (await ask.call(data, ['model']))
  const model: unknown = typeof values === 'object' && values !== null && Reflect.get(values, 'model')
  return typeof model === 'string' ? model : ''
}
