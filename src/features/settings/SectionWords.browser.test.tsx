import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsIn } from '../top-up/words.fixture.ts'
import { SectionWords } from './SectionWords.tsx'
import { settingsMicrocopy } from './settings.microcopy.ts'

const words = wordsIn('lt', settingsMicrocopy)
const Own = v.object({ 'settings.roaming': v.string() })

afterEach(() => vi.restoreAllMocks())

test('a section whose words don’t come, or not all, says so, and asks for them again', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  fetched.mockResolvedValueOnce(new Response('<!doctype html>'))
  fetched.mockResolvedValueOnce(Response.json({}))
  fetched.mockResolvedValueOnce(Response.json({ 'settings.roaming': 'Tarptinklinis ryšys' }))
  await render(
    <SectionWords section="sim" schema={Own} words={words} language="lt">
      {(all) => <p>{all['settings.roaming']}</p>}
    </SectionWords>,
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent(words['settings.notLoaded'])
  const again = page.getByRole('button', { name: words['settings.tryAgain'] })
  await userEvent.click(again)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  await userEvent.click(again)
  await expect.element(page.getByText('Tarptinklinis ryšys')).toBeVisible()
  expect(new Set(fetched.mock.calls.map(([path]) => path))).toEqual(new Set(['/settings/sim.lt.json']))
})
