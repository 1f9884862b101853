import type { ECardWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'

/** What a pass is made of: its card, the code that a check reads, and the holder's photo. */
export type CardForPass = { card: ECardWire; code: string; locale: Locale; photo: Buffer | undefined }

/** One fact of a card; one that speaks for itself has no label. */
export type PassFact = { name: string; label?: string; text: string }

type PassWords = { kind: string; number: string; front: PassFact[]; back: PassFact[] }

/** What a pass says, in the holder's language: what is on the card, on the side where the card has it. */
export function passWords(card: ECardWire, locale: Locale): PassWords {
  const { t, formatDay, formatUnit, formatPercent } = translatorFor(locale)
  const teacher = (who: ECardWire['instructor']) => (who ? `${who.name} ${who.number}`.trim() : undefined)
  const number = licenseIdShown(card.licenseID)
  return {
    kind: t('certifications-cards.document'),
    number,
    front: facts([
      ['certified', undefined, t('certifications-cards.certified', { date: formatDay(card.certDate) })],
      [
        'depth',
        t('certifications-cards.qualifiedTo'),
        card.qualifiedDepth === null ? undefined : formatUnit(card.qualifiedDepth, 'meter'),
      ],
      [
        'gas',
        t('certifications-cards.gas'),
        card.gasLimit === null
          ? undefined
          : t('certifications-cards.gasLimit', { share: formatPercent(card.gasLimit / 100) }),
      ],
    ]),
    back: facts([
      ['number', t('certifications-cards.cardNumber'), number],
      ['instructor', t('certifications-cards.instructor'), teacher(card.instructor)],
      ['store', t('certifications-cards.store'), teacher(card.store)],
      [
        'renewal',
        t('certifications-cards.renewal'),
        card.expiresOn === null ? t('certifications-cards.noRenewal') : formatDay(card.expiresOn),
      ],
      ['scan', undefined, t('certifications-cards.scan')],
    ]),
  }
}

const facts = (
  rows: readonly [name: string, label: string | undefined, text: string | undefined][],
): PassFact[] =>
  rows.flatMap(([name, label, text]) => (text === undefined ? [] : [{ name, text, ...(label && { label }) }]))
