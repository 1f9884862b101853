import { TOP_ECARDS } from '@fathom/domain/certifications'
import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'
import { certificationWire, cultureQuery } from './certification.wire.ts'

/**
 * | Call | Answers |
 * | --- | --- |
 * | GET ecards/e-cards/consumer?culture, GET ecards/e-cards/pro?culture (CA-37) | `eCardsWire`, the newest first, without those of VA-09; `pro` only for types 2 and 3, else 403 `not-a-professional` |
 * | GET ecards/e-cards/top?count=5&culture (CA-51) | `eCardsWire`, the highest levels first, `count` 1 to 5 |
 * | GET ecards/e-cards/{licenseID}?levelID&culture | `eCardWire` of mine; 404 `not-found` |
 * | GET ecards/e-cards/{licenseID}/picture?side=front|back|both&culture | image/png, 1712 × 1080; `both` has the back below the front |
 * | GET ecards/e-cards/{licenseID}/document?culture | application/pdf, front and back in the size of a card |
 * | GET ecards/e-cards/{licenseID}/wallet?wallet=apple|google&culture | `walletAddressWire`; 409 `not-possible` when the organization hasn't set that wallet up |
 * | GET ecards/wallet-pass?key (open) | application/vnd.apple.pkpass; 410 `link-expired` after five minutes |
 * | GET ecards/certification-cards?cardType=eCard|plastic&culture (CA-53) | `certificationCardsWire`: the catalogue |
 * | GET ecards/certificate-photos/{stockId} (CO-08) | image/png of an unwritten card of that level |
 */

/** An eCard (EN-15): everything on its front and back. */
export const eCardWire = certificationWire.extend({
  eCardStockID: z.string(),
  certDate: z.string(),
  noECardReason: z.null(),
  isRedeemable: z.literal(false),
  /** The name on the eCard at the time it was issued or last renamed. */
  holderName: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  birthdate: z.string(),
  /**
   * The holder's approved photo; `url` is fetched with the bearer, `sha256` is part of the code's signature.
   */
  photo: z.object({ url: z.string(), sha256: z.string() }).nullable(),
  /** The signed text in the code on the back; null while it can't be signed. */
  code: z.string().nullable(),
  /** The same with the holder's face in it (TS-14), for a screen; null without an approved photo. */
  faceCode: z.string().nullable(),
  /** The short name of the key that signed it, such as `7C1E`. */
  keyId: z.string().nullable(),
})
export type ECardWire = z.infer<typeof eCardWire>

export const eCardsWire = z.array(eCardWire)

export const topECardsQuery = cultureQuery.extend({
  count: decimal(z.number().int().min(1).max(TOP_ECARDS)).default(TOP_ECARDS),
})
export const eCardQuery = cultureQuery.extend({ levelID: decimal(z.number().int()).optional() })
export const eCardPictureQuery = cultureQuery.extend({
  side: z.enum(['front', 'back', 'both']).default('front'),
})

const WALLETS = ['apple', 'google'] as const
export type WalletName = (typeof WALLETS)[number]
export const walletQuery = cultureQuery.extend({ wallet: z.enum(WALLETS) })
/** Where the browser goes next: to the pass, or to Google's page that adds it. */
export const walletAddressWire = z.object({ url: z.string() })
export type WalletAddressWire = z.infer<typeof walletAddressWire>
export const walletKeyQuery = z.object({ key: z.string().max(1000) })

/** One entry of the card catalog (CA-53). */
const certificationCardWire = certificationWire
  .pick({
    levelID: true,
    levelCode: true,
    title: true,
    cardGroupCode: true,
    kind: true,
    qualifiedDepth: true,
    gasLimit: true,
  })
  .extend({
    cardType: z.enum(['eCard', 'plastic']),
    /** Null for a plastic card of a level without an eCard. */
    eCardStockID: z.string().nullable(),
    /** How many months it is valid; null when it never expires. */
    monthsValid: z.int().nullable(),
    /** In minor units. */
    price: z.object({ amount: z.int(), currency: z.string() }),
    /** The certificate's picture, built from its stock id (CO-08). */
    pictureUrl: z.string().nullable(),
  })
export type CertificationCardWire = z.infer<typeof certificationCardWire>
export const certificationCardsWire = z.array(certificationCardWire)
export const certificationCardsQuery = cultureQuery.extend({
  cardType: z.enum(['eCard', 'plastic']).default('eCard'),
})
