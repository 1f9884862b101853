import { PASSKEY_NAME_MAX_LENGTH } from '@fathom/domain/account'
import { z } from 'zod'

/** A way to sign in without a password. `isSynced`: the owner's devices share it. */
export const passkeyWire = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  isSynced: z.boolean(),
})
export type PasskeyWire = z.infer<typeof passkeyWire>

/** GET passkeys */
export const passkeysWire = z.object({ items: z.array(passkeyWire) })
export type PasskeysWire = z.infer<typeof passkeysWire>

/** POST passkeys/options: the options for `navigator.credentials.create`, in the JSON form of WebAuthn. */
export const passkeyOptionsWire = z.looseObject({ challenge: z.string() })
export type PasskeyOptionsWire = z.infer<typeof passkeyOptionsWire>

const nameWire = z.string().trim().min(1).max(PASSKEY_NAME_MAX_LENGTH)

/** POST passkeys: the browser's answer, also in its JSON form. Without a name, the device's name is used. */
export const addPasskeyWire = z.object({
  name: nameWire.optional(),
  response: z.looseObject({
    id: z.string().max(2000),
    rawId: z.string().max(2000),
    type: z.literal('public-key'),
    response: z.looseObject({
      clientDataJSON: z.string().max(10_000),
      attestationObject: z.string().max(20_000),
    }),
  }),
})
export type AddPasskeyWire = z.infer<typeof addPasskeyWire>

/** PUT passkeys/{id} */
export const renamePasskeyWire = z.object({ name: nameWire })
export type RenamePasskeyWire = z.infer<typeof renamePasskeyWire>
