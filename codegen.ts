import type { CodegenConfig } from '@graphql-codegen/cli'

/** Types of the operations that the site sends, from the operator contract. Scalars stay as they are on the wire. */
const config: CodegenConfig = {
  schema: 'src/operator/contract/schema.graphql',
  documents: 'src/operator/client/**/*.graphql',
  generates: {
    'src/operator/client/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false, skipIndexFile: true },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        importExtension: '.ts',
        namingConvention: { transformUnderscore: true },
        strictScalars: true,
        scalars: { EuroAmount: 'string', Instant: 'string', CalendarDate: 'string' },
      },
    },
  },
}

export default config
