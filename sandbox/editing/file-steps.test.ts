import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { FileSteps } from './file-steps.ts'

const file = 'entries/plan.yaml'

test('of fifty steps every one is taken back, the last first', async () => {
  const folder = await temporaryFolder({ files: { [file]: '0' } })
  const steps = new FileSteps(folder)
  for (let step = 1; step <= 50; step += 1)
    await steps.write({ label: `${step}`, changes: [{ file, before: `${step - 1}`, after: `${step}` }] })
  for (let step = 50; step >= 1; step -= 1) {
    expect(await steps.undo()).toEqual({ undone: `${step}` })
    expect(await readFile(join(folder, file), 'utf8')).toBe(`${step - 1}`)
  }
  expect(await steps.undo()).toBeUndefined()
})

test('a file that a step made is gone without it', async () => {
  const folder = await temporaryFolder()
  const steps = new FileSteps(folder)
  await steps.write({ label: 'new', changes: [{ file, before: undefined, after: 'a' }] })
  await steps.undo()
  await expect(readFile(join(folder, file))).rejects.toThrow('ENOENT')
})

test('what another program wrote since stays', async () => {
  const folder = await temporaryFolder({ files: { [file]: 'a' } })
  const steps = new FileSteps(folder)
  await steps.write({ label: 'change', changes: [{ file, before: 'a', after: 'b' }] })
  await writeFile(join(folder, file), 'c')
  expect(await steps.undo()).toEqual({ changedSince: file })
  expect(await readFile(join(folder, file), 'utf8')).toBe('c')
  expect(steps.last).toBe('change')
})
