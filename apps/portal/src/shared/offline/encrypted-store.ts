import { createMemoryStore, type DeviceStore } from './device-store.ts'
import { deviceStore } from './indexed-store.ts'

type Sealed = { nonce: Uint8Array<ArrayBuffer>; box: ArrayBuffer }

const CIPHER = 'AES-GCM'
const NONCE_BYTES = 12
const KEY = 'key'

/** Created once for this browser. It is not extractable, not even by our own code. */
async function madeOrFound(keys: DeviceStore<CryptoKey>): Promise<CryptoKey> {
  const found = await keys.find(KEY)
  if (found) return found
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt'])
  await keys.put(KEY, made)
  return made
}

/** If two tabs created a key at once, one of them couldn't read what it wrote. */
const keyIn = (keys: DeviceStore<CryptoKey>): Promise<CryptoKey> =>
  navigator.locks ? navigator.locks.request('fathom.device-key', () => madeOrFound(keys)) : madeOrFound(keys)

/** A store whose values are encrypted on the device. Values that can't be decrypted count as missing. */
export function encryptedStore<Value>(
  boxes: DeviceStore<Sealed>,
  keys: DeviceStore<CryptoKey>,
): DeviceStore<Value> {
  const open = async ({ nonce, box }: Sealed): Promise<Value | undefined> => {
    try {
      const plain = await crypto.subtle.decrypt({ name: CIPHER, iv: nonce }, await keyIn(keys), box)
      return JSON.parse(new TextDecoder().decode(plain)) as Value
    } catch {
      return undefined
    }
  }
  const seal = async (value: Value): Promise<Sealed> => {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
    const plain = new TextEncoder().encode(JSON.stringify(value))
    return { nonce, box: await crypto.subtle.encrypt({ name: CIPHER, iv: nonce }, await keyIn(keys), plain) }
  }
  let last: Promise<unknown> = Promise.resolve()
  /** Encryption takes time, and an older value must not overwrite a newer one. */
  const inOrder = (write: () => Promise<void>): Promise<void> => {
    const mine = last.then(write)
    last = mine.catch(() => undefined)
    return mine
  }
  return {
    find: async (key) => {
      const sealed = await boxes.find(key)
      return sealed && open(sealed)
    },
    list: async () => {
      const all = await Promise.all((await boxes.list()).map(open))
      return all.filter((value) => value !== undefined)
    },
    put: (key, value) => inOrder(async () => boxes.put(key, await seal(value))),
    remove: (key) => inOrder(() => boxes.remove(key)),
  }
}

/** Where the browser can't encrypt, the data lasts only as long as the page. */
export const deviceEncryptedStore = <Value>(
  name: 'form-drafts' | 'signed-forms' | 'kept-answers' | 'note-drafts',
): DeviceStore<Value> =>
  typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle
    ? createMemoryStore<Value>()
    : encryptedStore<Value>(deviceStore<Sealed>(name), deviceStore<CryptoKey>('device-key'))
