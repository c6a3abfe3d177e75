import { cruise, type ICruiseOptions, type IFlattenedRuleSet } from 'dependency-cruiser'
import { copyCode, originalName } from './code-tree.ts'
import { importRules, reachRules } from './rules.ts'

/** One import, or chain of imports, that a rule forbids. */
export interface Violation {
  rule: string
  from: string
  to: string
  via: string[]
}

/** Every import under `root` that breaks a rule, those of `.astro` files included. */
export async function findViolations(root: string): Promise<Violation[]> {
  const { copy, folders, remove } = copyCode(root)
  try {
    const cruiseWith = (ruleSet: IFlattenedRuleSet, options: ICruiseOptions) =>
      cruise(folders, { ...options, baseDir: copy, validate: true, ruleSet }, undefined, {
        tsConfig: { options: { verbatimModuleSyntax: true } },
      })
    const results = [
      await cruiseWith({ forbidden: importRules }, { tsPreCompilationDeps: true }),
      await cruiseWith({ forbidden: reachRules }, { tsPreCompilationDeps: false }),
    ]
    return results.flatMap(({ output }) => {
      if (typeof output === 'string') throw new Error(`dependency-cruiser gave no result but said: ${output}`)
      return output.summary.violations.map(({ rule, from, to, via = [], cycle = [] }) => ({
        rule: rule.name,
        from: originalName(from),
        to: originalName(to),
        via: [...via, ...cycle].map(({ name }) => originalName(name)),
      }))
    })
  } finally {
    remove()
  }
}
