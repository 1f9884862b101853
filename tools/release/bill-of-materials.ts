import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runNpm } from './run-npm.ts'

type Manifest = { name: string; version: string; devDependencies?: object }
type Entry = Partial<Manifest> & { dev?: boolean; link?: boolean }
type LockFile = { packages: Record<string, Entry> }

/**
 * CycloneDX, of everything that the server runs and the portal ships, on every platform. npm reads a copy of the
 * manifests, because it names the result after the folder and wants a version for each of our packages. The copy
 * has no development tools: `--omit dev` also leaves out what such a tool happens to share with us, React for one.
 */
export function billOfMaterials(root: string): string {
  const parent = mkdtempSync(join(tmpdir(), 'fathom-release-'))
  try {
    const { name, version } = readJson<Manifest>(join(root, 'package.json'))
    const copy = join(parent, name)
    const manifests = globSync('{apps,packages}/*/package.json', { cwd: root })
    for (const path of ['package.json', ...manifests]) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeJson(join(copy, path), shipped(readJson<Manifest>(join(root, path)), version))
    }
    const lock = readJson<LockFile>(join(root, 'package-lock.json'))
    const isOurs = (path: string) => manifests.includes(`${path}/package.json`)
    const entries = Object.entries(lock.packages).filter(([, { dev }]) => !dev)
    const packages = entries.map(([path, entry]) => [
      path,
      path === '' || isOurs(path) ? shipped(entry, version) : entry,
    ])
    writeJson(join(copy, 'package-lock.json'), { ...lock, packages: Object.fromEntries(packages) })
    const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application']
    const { output, errors, isDone } = runNpm(['sbom', '--package-lock-only', ...format], copy)
    if (!isDone) throw new Error(`npm sbom made no bill of materials: ${errors}`)
    return output
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

function shipped(manifest: Partial<Manifest>, version: string): object {
  const { devDependencies, ...rest } = manifest
  return { ...rest, version }
}

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path: string, content: object) => writeFileSync(path, JSON.stringify(content, null, 2))
