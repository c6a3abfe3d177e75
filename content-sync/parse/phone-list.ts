import type { BlockOf } from '../../src/content/block.ts'
import { source } from './address.ts'
import { blockFields, declareBlock } from './block.ts'
import { always, optional, required } from './fields.ts'
import { code, day, text } from './kinds.ts'
import { phoneModels } from './phone-models.ts'

export const phoneList = declareBlock<BlockOf<'phoneList'>>(
  {
    id: 'phoneList',
    name: 'Phones of a maker',
    description: 'Which models take an eSIM, and how it is installed on them.',
    displayField: 'title',
  },
  {
    ...blockFields,
    type: always('phoneList'),
    title: required(code, 'Maker'),
    models: required(
      phoneModels,
      'Models',
      'One a line: Galaxy S23 Ultra | europe | SM-S918. The answer is yes, europe (if sold in Europe), some (it depends on the version) or no. Codes by which a browser names the model may follow, with blanks between.',
    ),
    note: optional(text, 'What depends', 'Which versions take no eSIM.'),
    install: required(text, 'How to install', 'One step a line.'),
    source: required(source, 'Source', 'The https: address of the maker’s page.'),
    asOf: required(day, 'As of', 'The day on which the list was true: 2026-11-27.'),
  },
)
