import { esimAnswers, type PhoneModel } from '../../src/content/phone-list.ts'
import type { Kind } from './fields.ts'
import { describe, readable, unreadable } from './reading.ts'

const form = `Name | ${esimAnswers.join(', ')} | codes with blanks between`

/**
 * Models as editors write them, one a line: `Galaxy S23 Ultra | europe | SM-S918`. A line that is wrong is left out, and named.
 */
export const phoneModels: Kind<PhoneModel[]> = {
  model: { type: 'Text', localized: false, validations: [] },
  help: `One model a line: ${form}. The codes may be left out.`,
  read({ entry, field, language, value }) {
    if (typeof value !== 'string') return unreadable(`is ${describe(value)}, not a text`)
    const models = new Map<string, PhoneModel>()
    for (const [index, line] of value.split('\n').entries()) {
      if (line.trim() === '') continue
      const model = modelIn(line)
      const problem = !model
        ? `is ${describe(line)}, not ${form}`
        : models.has(model.name) && `names ${describe(model.name)} once more`
      if (model && !problem) models.set(model.name, model)
      else
        entry.report({ severity: 'broken', field, language, message: `line ${index + 1} ${problem || ''}` })
    }
    return models.size > 0 ? readable([...models.values()]) : unreadable('has no model')
  },
}

function modelIn(line: string): PhoneModel | undefined {
  const [name = '', word, codes = '', ...more] = line.split('|').map((part) => part.trim())
  const answer = esimAnswers.find((one) => one === word)
  if (name === '' || !answer || more.length > 0) return undefined
  return { name, answer, codes: codes.split(/\s+/).filter(Boolean) }
}
