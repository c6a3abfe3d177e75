import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LatePart } from './LatePart.tsx'
import { later } from './later.tsx'
import { OptionalPart } from './OptionalPart.tsx'

const open = (load: () => Promise<ComponentType>) => {
  const Part = later(load)
  return render(
    <>
      <p>Likutis</p>
      <LatePart loadingLabel="Kraunama" failed="Ši dalis neatėjo." tryAgain="Bandyti dar kartą">
        <Part />
      </LatePart>
    </>,
  )
}

test('a part is shown once its script is there', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  await open(() => promise)
  await expect.element(page.getByText('Kraunama')).toBeInTheDocument()
  resolve(() => <p>Kortelės</p>)
  await expect.element(page.getByText('Kortelės')).toBeVisible()
})

test('a part that was loaded ahead is rendered without a fallback', async () => {
  const Part = later(async () => () => <p>Kortelės</p>)
  await Part.load()
  const html = renderToString(
    <OptionalPart loading="Kraunama">
      <Part />
    </OptionalPart>,
  )
  expect(html).toContain('Kortelės')
})

test('a part that failed to load ahead is loaded again by the next request', async () => {
  const ask = vi.fn<() => Promise<ComponentType>>()
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  ask.mockResolvedValueOnce(() => <p>Kortelės</p>)
  const Part = later(ask)
  await expect(Part.load()).rejects.toThrow('Failed to fetch')
  await Part.load()
  await render(<Part />)
  await expect.element(page.getByText('Kortelės')).toBeVisible()
})

test('an error replaces a part whose script does not load, and nothing else', async () => {
  // React writes what a boundary caught into the console.
  const written = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => written.mockRestore())
  await open(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ši dalis neatėjo.')
  await expect.element(page.getByRole('button', { name: 'Bandyti dar kartą' })).toBeVisible()
  await expect.element(page.getByText('Likutis')).toBeVisible()
})

test('a script that hangs is an error after four seconds, and the part is shown where it comes after all', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    written.mockRestore()
    vi.useRealTimers()
  })
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const Part = later(() => promise)
  const first = Part.load()
  const failed = expect(first).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(4000)
  await failed
  resolve(() => <p>Kortelės</p>)
  await promise
  vi.useRealTimers()
  await render(<Part />)
  await expect.element(page.getByText('Kortelės')).toBeVisible()
})
