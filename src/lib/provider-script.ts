import { providerScriptElement } from './trusted-script.ts'

/**
 * Another company's script: loaded when it is first allowed, never before. What has run can't be unloaded, so from then
 * on `<name>:stop` and `<name>:resume` on the window tell it whether it may continue.
 */
export function providerScript(name: string, url: string): (isAllowed: boolean) => void {
  let state: 'absent' | 'running' | 'stopped' = 'absent'
  return (isAllowed) => {
    if (state === 'absent' && isAllowed) document.head.append(providerScriptElement(url))
    else if (state === 'running' && !isAllowed) dispatchEvent(new Event(`${name}:stop`))
    else if (state === 'stopped' && isAllowed) dispatchEvent(new Event(`${name}:resume`))
    else return
    state = isAllowed ? 'running' : 'stopped'
  }
}
