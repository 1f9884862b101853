import { createPrivateKey } from 'node:crypto'
import { cardColor } from '@fathom/cards'
import { cardHue } from '@fathom/domain/certifications'
import type { Locale } from '@fathom/domain/translations'
import { SignJWT } from 'jose'
import type { GoogleWallet } from '../../../platform/config/index.ts'
import { type CardForPass, passWords } from './pass-words.ts'

const SAVE = 'https://pay.google.com/gp/v/save/'
/** Some browsers cut what is longer. */
const LONGEST = 1800

type Site = { publicUrl: string; now: Date }

/** The address at which Google adds the card to the visitor's wallet. It contains the whole pass, signed. */
export async function googleAddress(google: GoogleWallet, given: CardForPass, site: Site): Promise<string> {
  const words = passWords(given.card, given.locale)
  // What doesn't fit is left out from the end; the signed code has it all.
  for (let count = words.front.length; count > 0; count--) {
    const token = await signedPass(google, given, { ...site, facts: words.front.slice(0, count) })
    if (token.length <= LONGEST) return SAVE + token
  }
  return SAVE + (await signedPass(google, given, { ...site, facts: [] }))
}

type Shown = Site & { facts: ReturnType<typeof passWords>['front'] }

function signedPass(
  { issuer, email, key }: GoogleWallet,
  { card, code, locale }: CardForPass,
  { publicUrl, now, facts }: Shown,
): Promise<string> {
  const text = textIn(locale)
  const classId = `${issuer}.certification`
  const pass = {
    id: `${issuer}.${card.licenseID}`,
    classId,
    cardTitle: text('Fathom'),
    header: text(card.title),
    subheader: text(card.holderName),
    hexBackgroundColor: cardColor(cardHue(card)),
    barcode: { type: 'QR_CODE', value: code },
    ...(card.expiresOn !== null && {
      validTimeInterval: { end: { date: `${card.expiresOn}T23:59:59Z` } },
    }),
    ...(facts.length > 0 && {
      textModulesData: facts.map(({ name, label, text: body }) => ({
        id: name,
        ...(label && { header: label }),
        body,
      })),
    }),
  }
  return new SignJWT({
    aud: 'google',
    typ: 'savetowallet',
    origins: [publicUrl],
    payload: { genericClasses: [{ id: classId }], genericObjects: [pass] },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setIssuedAt(now)
    .sign(createPrivateKey(key))
}

const textIn = (locale: Locale) => (value: string) => ({ defaultValue: { language: locale, value } })
