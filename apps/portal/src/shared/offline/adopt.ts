import { openDatabase } from './database.ts'
import { entriesOf } from './encrypted-store.ts'
import { keyOf } from './person-keys.ts'
import { type Sealed, seal, unpack, unseal } from './sealed-value.ts'
import { storeChanged } from './store-changes.ts'
import type { PersonalStore } from './store-names.ts'

/**
 * OF-03: two accounts were merged, and this device still stores something under the number that went. It becomes
 * the staying person's; an entry that they have already stays. Returns how many it was.
 */
export async function adoptEntries(
  stores: readonly PersonalStore[],
  { from, to }: { from: number; to: number },
): Promise<number> {
  const database = await openDatabase()
  const [oldKey, newKey] = [await keyOf(database, from), await keyOf(database, to)]
  let adopted = 0
  for (const name of stores) {
    const range = entriesOf(from)
    const { store } = database.transaction(name)
    const [keys, boxes] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
    for (const [at, key] of keys.entries()) {
      const [, id] = key as [number, string]
      const value = await open(oldKey, boxes[at])
      if (value === undefined) continue
      const sealed = await seal(newKey, ownedBy(value, from, to))
      // A transaction doesn't wait for encryption.
      const moving = database.transaction(name, 'readwrite')
      if ((await moving.store.getKey([to, id])) === undefined) {
        await moving.store.put(sealed, [to, id])
        await moving.store.delete([from, id])
        adopted += 1
      }
      await moving.done
    }
    if (keys.length > 0) storeChanged(name)
  }
  return adopted
}

/** What can't be decrypted stays as it is. */
const open = (key: CryptoKey, sealed: Sealed): Promise<unknown> =>
  unseal(key, sealed).then(unpack, () => undefined)

/** What waits names its person, and so does the record that it is based on. */
function ownedBy(value: unknown, from: number, to: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { affiliateId, base } = value as { affiliateId?: unknown; base?: unknown }
  return {
    ...value,
    ...(affiliateId === from && { affiliateId: to }),
    ...(base !== undefined && { base: ownedBy(base, from, to) }),
  }
}
