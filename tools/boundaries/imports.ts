import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { longestFunction } from './longest-function.ts'
import { readPublicApis } from './public-apis.ts'

/**
 * `to` is a path inside the repository, or the name of an external package. A lazy import is loaded while the
 * program runs.
 */
export type Import = { from: string; to: string; isRelative: boolean; isLazy?: boolean }

/** How long a file is, and its longest function, in lines. */
type Size = { lines: number; longestFunction: number }

export type Reading = {
  files: string[]
  sizes: ReadonlyMap<string, Size>
  imports: Import[]
  problems: string[]
}

const TYPE_IMPORT = /\bimport\((['"])(.+?)\1\)\s*\./g

type Request = { name: string; isLazy: boolean }

type Read = { requests: Request[]; size: Size; error: string | undefined }

function readFile(path: string, source: string): Read {
  const { module, program, errors } = parseSync(path, source)
  const fixed = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...[...source.matchAll(TYPE_IMPORT)].map((match) => match[2] ?? ''),
  ]
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start + 1, end - 1),
  )
  const requests = [
    ...fixed.map((name) => ({ name, isLazy: false })),
    ...lazy.map((name) => ({ name, isLazy: true })),
  ]
  const size = { lines: source.split('\n').length - 1, longestFunction: longestFunction(program, source) }
  return { requests, size, error: errors[0]?.message }
}

export function readImports(root: string): Reading {
  const publicApiOf = readPublicApis(root)
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  }).sort()
  const imports: Import[] = []
  const sizes = new Map<string, Size>()
  const problems: string[] = []
  for (const from of files) {
    const { requests, size, error } = readFile(from, readFileSync(join(root, from), 'utf8'))
    sizes.set(from, size)
    if (error) problems.push(`not read: ${from}: ${error}`)
    for (const { name, isLazy } of requests) {
      const isRelative = name.startsWith('.')
      const to = isRelative ? normalize(join(dirname(from), name)) : publicApiOf(name)
      if (!to && name.startsWith('@fathom/')) problems.push(`not a public API: ${from} → ${name}`)
      imports.push({ from, to: to ?? name, isRelative, isLazy })
    }
  }
  return { files, sizes, imports, problems }
}
