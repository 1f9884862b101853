import { z } from 'zod'

const VC = 'https://www.w3.org/ns/credentials/v2'
const OB = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'
export const BADGE_CONTEXT = [VC, OB] as const
export const CREDENTIAL_CONTEXT = [VC] as const

const address = z.url()
const moment = z.iso.datetime()

/** Open Badges 3.0: the issuing organization. */
export const profileWire = z.object({
  '@context': z.tuple([z.literal(VC), z.literal(OB)]).optional(),
  id: address,
  type: z.tuple([z.literal('Profile')]),
  name: z.string(),
  url: address,
})

export const achievementWire = z.object({
  '@context': z.tuple([z.literal(VC), z.literal(OB)]).optional(),
  id: address,
  type: z.tuple([z.literal('Achievement')]),
  achievementType: z.literal('Certification'),
  name: z.string(),
  description: z.string(),
  criteria: z.object({ narrative: z.string() }),
})

const identityWire = z.object({
  type: z.literal('IdentityObject'),
  hashed: z.literal(false),
  identityHash: z.string(),
  identityType: z.enum(['name', 'identifier']),
})

const statusEntryWire = z.object({
  id: z.string(),
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.literal('revocation'),
  statusListIndex: z.string().regex(/^\d+$/),
  statusListCredential: address,
})

/** An OpenBadgeCredential with the fields of the standard. */
export const badgeWire = z.object({
  '@context': z.tuple([z.literal(VC), z.literal(OB)]),
  id: z.string(),
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('OpenBadgeCredential')]),
  name: z.string(),
  issuer: profileWire,
  validFrom: moment,
  validUntil: moment.optional(),
  awardedDate: moment,
  credentialSubject: z.object({
    type: z.tuple([z.literal('AchievementSubject')]),
    identifier: z.array(identityWire).min(1),
    achievement: achievementWire,
    licenseNumber: z.string(),
  }),
  credentialStatus: statusEntryWire,
})
export type BadgeWire = z.infer<typeof badgeWire>

/** W3C Bitstring Status List 1.0. */
export const statusListWire = z.object({
  '@context': z.tuple([z.literal(VC)]),
  id: address,
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('BitstringStatusListCredential')]),
  issuer: address,
  validFrom: moment,
  credentialSubject: z.object({
    id: z.string(),
    type: z.literal('BitstringStatusList'),
    statusPurpose: z.literal('revocation'),
    encodedList: z.string().startsWith('u'),
  }),
})
export type StatusListWire = z.infer<typeof statusListWire>
