import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const Dependencies = v.optional(v.record(v.string(), v.string()), {})

const Lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({ optionalDependencies: Dependencies, resolved: v.optional(v.string()) }),
  ),
})

/**
 * What makes this package-lock.json fail on another machine, one sentence each: a binary of another platform that is
 * not listed (`npm ci` then refuses it there), or a registry's address (another network may not reach that host).
 */
export function lockfileProblems(text: string): string[] {
  const { packages } = v.parse(Lockfile, JSON.parse(text))
  return Object.entries(packages).flatMap(([path, { optionalDependencies, resolved }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !placesOf(path, name).some((place) => place in packages))
      .map((name) => `${path || 'package.json'} names ${name}, which the lockfile does not list`),
    ...(resolved?.startsWith('http') ? [`${path} is tied to ${resolved}`] : []),
  ])
}

/** Where Node finds `name` from the package at `path`: its own node_modules, then those of the packages around it. */
function placesOf(path: string, name: string): string[] {
  const around = path.lastIndexOf('node_modules/')
  const here = `${path ? `${path}/` : ''}node_modules/${name}`
  return around < 0 ? [here] : [here, ...placesOf(path.slice(0, around).replace(/\/$/, ''), name)]
}

if (import.meta.main) {
  const problems = lockfileProblems(readFileSync('package-lock.json', 'utf8'))
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'The lockfile holds every platform.' : `${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
