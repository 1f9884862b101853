import { afterEach, expect, test, vi } from 'vitest'
import { aSigner } from '../signer.fixture.ts'
import { checkSignature } from './check-signature.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const MESSAGE = new TextEncoder().encode('a card')

test.each(['knows Ed25519', 'does not know it'])(
  'a browser that %s distinguishes a valid signature from an invalid one',
  async (browser) => {
    const { publicKey, sign } = await aSigner()
    const signature = await sign(MESSAGE)
    const other = signature.slice()
    other[3] = (other[3] ?? 0) ^ 1
    if (browser === 'does not know it')
      vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'))
    expect(await checkSignature(publicKey, MESSAGE, signature)).toBe(true)
    expect(await checkSignature(publicKey, MESSAGE, other)).toBe(false)
    expect(await checkSignature(publicKey, new TextEncoder().encode('a cart'), signature)).toBe(false)
  },
)
