const CIPHER = 'AES-GCM'
const NONCE_BYTES = 12
const LENGTH_BYTES = 4

export type Sealed = { nonce: Uint8Array<ArrayBuffer>; box: ArrayBuffer }

/** Not extractable, not even by our own code. */
export const createKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt'])

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  return { nonce, box: await crypto.subtle.encrypt({ name: CIPHER, iv: nonce }, key, await pack(value)) }
}

export const unseal = (key: CryptoKey, { nonce, box }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: CIPHER, iv: nonce }, key, box)

type Found = { path: readonly string[]; blob: Blob }
type Header = { value: unknown; blobs: { path: readonly string[]; size: number; type: string }[] }

/** A part of the logbook has tens of thousands of values, so this creates nothing for those that are no file. */
function blobsIn(value: unknown): Found[] {
  const found: Found[] = []
  const path: string[] = []
  const look = (each: object) => {
    if (each instanceof Blob) found.push({ path: [...path], blob: each })
    else
      for (const [name, inside] of Object.entries(each))
        if (typeof inside === 'object' && inside !== null) {
          path.push(name)
          look(inside)
          path.pop()
        }
  }
  if (typeof value === 'object' && value !== null) look(value)
  return found
}

/** The length of the JSON, the JSON, and the bytes of the files in the value as they are. */
async function pack(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const found = blobsIn(value)
  const blobs = found.map(({ path, blob: { size, type } }) => ({ path, size, type }))
  const header: Header = { value, blobs }
  const json = new TextEncoder().encode(JSON.stringify(header))
  const all = new Uint8Array(LENGTH_BYTES + json.length + blobs.reduce((sum, { size }) => sum + size, 0))
  new DataView(all.buffer).setUint32(0, json.length)
  all.set(json, LENGTH_BYTES)
  let at = LENGTH_BYTES + json.length
  for (const { blob } of found) {
    all.set(new Uint8Array(await blob.arrayBuffer()), at)
    at += blob.size
  }
  return all
}

export function unpack(plain: ArrayBuffer): unknown {
  const length = new DataView(plain).getUint32(0)
  const json = new TextDecoder().decode(new Uint8Array(plain, LENGTH_BYTES, length))
  const { value, blobs } = JSON.parse(json) as Header
  const whole = { value }
  let at = LENGTH_BYTES + length
  for (const { path, size, type } of blobs) {
    const names = ['value', ...path]
    const last = names.pop() as string
    let holder: Record<string, unknown> = whole
    for (const name of names) holder = holder[name] as Record<string, unknown>
    holder[last] = new Blob([new Uint8Array(plain, at, size)], { type })
    at += size
  }
  return whole.value
}
