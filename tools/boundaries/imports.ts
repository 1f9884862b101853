import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { readPublicApis } from './public-apis.ts'

/** `to` is a path inside the repository, or the name of an external package. */
export type Import = { from: string; to: string; isRelative: boolean }

export type Reading = { files: string[]; imports: Import[]; problems: string[] }

const TYPE_IMPORT = /\bimport\((['"])(.+?)\1\)\s*\./g

function requestsOf(path: string, source: string): { requests: string[]; error: string | undefined } {
  const { module, errors } = parseSync(path, source)
  const requests = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    ...[...source.matchAll(TYPE_IMPORT)].map((match) => match[2] ?? ''),
  ]
  return { requests, error: errors[0]?.message }
}

export function readImports(root: string): Reading {
  const publicApiOf = readPublicApis(root)
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  }).sort()
  const imports: Import[] = []
  const problems: string[] = []
  for (const from of files) {
    const { requests, error } = requestsOf(from, readFileSync(join(root, from), 'utf8'))
    if (error) problems.push(`not read: ${from}: ${error}`)
    for (const request of requests) {
      const isRelative = request.startsWith('.')
      const to = isRelative ? normalize(join(dirname(from), request)) : publicApiOf(request)
      if (!to && request.startsWith('@fathom/')) problems.push(`not a public API: ${from} → ${request}`)
      imports.push({ from, to: to ?? request, isRelative })
    }
  }
  return { files, imports, problems }
}
