import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Reads the secret from this file, or creates it. The file appears atomically, so two processes that start at
 * once agree on it.
 */
export function storedSecret(path: string): string {
  return readSecret(path) ?? makeSecret(path)
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function makeSecret(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(part, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part)
  }
  return readFileSync(path, 'utf8').trim()
}
