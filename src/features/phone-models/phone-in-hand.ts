import { type ListedPhone, phoneCalled } from './phone-models.ts'

/** What a browser says of the phone that it runs on: Safari only that it is an iPhone, Chromium on Android its model. */
export type PhoneInHand<Phone> = { name: 'iPhone' } | { name: 'listed'; phone: Phone } | { name: 'unknown' }

/** Only a phone can be asked which it is. */
export const isPhone = (): boolean => /Android|iPhone/.test(navigator.userAgent)

/** The phone in hand among those that are listed. */
export async function phoneInHand<Phone extends ListedPhone>(
  phones: readonly Phone[],
): Promise<PhoneInHand<Phone>> {
  if (navigator.userAgent.includes('iPhone')) return { name: 'iPhone' }
  const phone = phoneCalled(phones, await modelOfBrowser())
  return phone ? { name: 'listed', phone } : { name: 'unknown' }
}

/** "SM-S918B"; empty where the browser doesn't say. */
async function modelOfBrowser(): Promise<string> {
  const data: unknown = Reflect.get(navigator, 'userAgentData')
  const ask: unknown = typeof data === 'object' && data !== null && Reflect.get(data, 'getHighEntropyValues')
  const values: unknown = typeof ask === 'function' && (await ask.call(data, ['model']))
  const model: unknown = typeof values === 'object' && values !== null && Reflect.get(values, 'model')
  return typeof model === 'string' ? model : ''
}
