import * as fake from 'fake-indexeddb'
import { afterAll, beforeEach, vi } from 'vitest'

/** A device with an empty database for each test of the file. */
export function aDeviceForEachTest(): void {
  beforeEach(() => {
    for (const [name, part] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, part)
    vi.stubGlobal('indexedDB', new fake.IDBFactory())
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
}

/** A tab of the portal, opened anew: it shares the database with the others, and nothing else. */
export async function openTab() {
  vi.resetModules()
  const { setDevicePerson } = await import('./device-person.ts')
  const { deviceEncryptedStore } = await import('./encrypted-store.ts')
  const { deviceStore } = await import('./indexed-store.ts')
  const { storageProblem } = await import('./storage-problem.ts')
  const { openDatabase } = await import('./database.ts')
  return { setDevicePerson, deviceEncryptedStore, deviceStore, storageProblem, openDatabase }
}
