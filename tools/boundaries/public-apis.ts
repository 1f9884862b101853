import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Exports = string | Readonly<Record<string, unknown>>
type Manifest = { name: string; exports?: Exports }

/** The address behind a workspace's name, by the `exports` of its package.json; undefined when it is not a public API. */
export function readPublicApis(root: string): (request: string) => string | undefined {
  const packages = new Map<string, { folder: string; exports: Exports }>()
  for (const path of globSync('{apps,packages}/*/package.json', { cwd: root })) {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, path), 'utf8'))
    packages.set(manifest.name, { folder: dirname(path), exports: manifest.exports ?? {} })
  }
  return (request) => {
    const [scope, name, ...rest] = request.split('/')
    const found = packages.get(`${scope}/${name}`)
    if (!found) return undefined
    const target = behind(found.exports, ['.', ...rest].join('/'))
    const path = target && join(found.folder, target)
    return path && existsSync(join(root, path)) ? path : undefined
  }
}

function behind(exports: Exports, subpath: string): string | undefined {
  if (typeof exports === 'string') return subpath === '.' ? exports : undefined
  for (const [pattern, target] of Object.entries(exports)) {
    if (typeof target !== 'string') continue
    if (pattern === subpath) return target
    const [before = '', after] = pattern.split('*')
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue
    return target.replaceAll('*', subpath.slice(before.length, subpath.length - after.length))
  }
  return undefined
}
