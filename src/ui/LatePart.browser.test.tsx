import { type ComponentType, lazy } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LatePart } from './LatePart.tsx'

const open = (load: () => Promise<{ default: ComponentType }>) => {
  const Part = lazy(load)
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
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  await open(() => promise)
  await expect.element(page.getByText('Kraunama')).toBeInTheDocument()
  resolve({ default: () => <p>Kortelės</p> })
  await expect.element(page.getByText('Kortelės')).toBeVisible()
})

test('where a script never comes that is told, and what stands around its part stays', async () => {
  // React writes what a boundary caught into the console.
  const written = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => written.mockRestore())
  await open(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ši dalis neatėjo.')
  await expect.element(page.getByRole('button', { name: 'Bandyti dar kartą' })).toBeVisible()
  await expect.element(page.getByText('Likutis')).toBeVisible()
})
