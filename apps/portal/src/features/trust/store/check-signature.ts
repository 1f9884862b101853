import type { CheckSignature } from '@fathom/domain/trust'

/** Uses the browser's own crypto; a browser without Ed25519 loads a small library instead. */
export const checkSignature: CheckSignature = async (publicKey, message, signature) => {
  const key = await findKey(publicKey)
  if (key) return crypto.subtle.verify('Ed25519', key, signature, message)
  const { verifyAsync } = await import('@noble/ed25519')
  return verifyAsync(signature, message, publicKey, { zip215: false })
}

async function findKey(publicKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  } catch (error) {
    if ((error as Error).name === 'NotSupportedError') return undefined
    throw error
  }
}
