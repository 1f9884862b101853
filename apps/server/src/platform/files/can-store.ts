import { setTimeout } from 'node:timers/promises'
import type { Files } from './files.ts'

/** No module stores a file under this key. */
const KEY = 'checks/can-store'
const WAIT_MS = 3000
const FRESH_MS = 60_000

const checked = new WeakMap<object, { at: Date; works: Promise<boolean> }>()

/** Whether files can be stored: writes a small one, at most once a minute. */
export function canStore(files: Pick<Files, 'put'>, now: Date): Promise<boolean> {
  const last = checked.get(files)
  if (last && now.getTime() - last.at.getTime() < FRESH_MS) return last.works
  const works = tryPut(files)
  checked.set(files, { at: now, works })
  return works
}

async function tryPut(files: Pick<Files, 'put'>): Promise<boolean> {
  const stop = new AbortController()
  try {
    const stored = files.put(KEY, Buffer.from('ok'), 'text/plain').then(() => true)
    return await Promise.race([stored, setTimeout(WAIT_MS, false, { signal: stop.signal })])
  } catch {
    return false
  } finally {
    stop.abort()
  }
}
