import { depthOnCard } from '@fathom/cards'
import type { ECardWire } from '@fathom/contract/certifications'
import { licenseIdShown, TITLE_ON_CARD, titleSize, titleWords } from '@fathom/domain/certifications'
import { directionOf, type Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { scriptAsOnScreen } from '../../../platform/typeset/index.ts'

type Art = { front: string | null; back: string | null }

/** The texts for the card template, in the reader's language. */
export function wordsOnCard(
  card: ECardWire,
  { locale, sides, art }: { locale: Locale; sides: 'front' | 'back' | 'both'; art: Art },
) {
  const { t, formatDay, formatNumber, formatPercent } = translatorFor(locale)
  const depth = (metres: number) => t('certifications-cards.depth', { metres: formatNumber(metres) })
  const gas =
    card.gasLimit === null
      ? null
      : t('certifications-cards.gasLimit', { share: formatPercent(card.gasLimit / 100) })
  const number = ltr(licenseIdShown(card.licenseID), locale)
  const fact = (label: string, ...lines: string[]) => ({ label, lines: lines.filter(Boolean) })
  const teacher = (who: { name: string; number: number } | null) =>
    who ? [who.name, String(who.number)] : ['–']
  return {
    ...scriptAsOnScreen(locale),
    sides,
    title: `${t('certifications-cards.document')}: ${card.title}`,
    front: {
      art: art.front,
      title: titleOn(card.title, locale),
      name: card.holderName,
      number,
      certified: t('certifications-cards.certified', { date: formatDay(card.certDate) }),
      depth: card.qualifiedDepth === null ? null : depth(card.qualifiedDepth),
      gas,
      depthAt: depthOnCard(card.qualifiedDepth ?? 0),
    },
    back: {
      art: art.back,
      facts: [
        fact(t('certifications-cards.cardNumber'), number),
        fact(t('certifications-cards.born'), card.birthdate === '' ? '–' : formatDay(card.birthdate)),
        fact(t('certifications-cards.instructor'), ...teacher(card.instructor)),
        fact(t('certifications-cards.store'), ...teacher(card.store)),
        ...(card.qualifiedDepth === null
          ? []
          : [fact(t('certifications-cards.qualifiedTo'), depth(card.qualifiedDepth))]),
        ...(gas === null ? [] : [fact(t('certifications-cards.gas'), gas)]),
        fact(
          t('certifications-cards.renewal'),
          card.expiresOn === null ? t('certifications-cards.noRenewal') : formatDay(card.expiresOn),
        ),
      ],
      signed: card.keyId ? t('certifications-cards.signedBy', { key: ltr(card.keyId, locale) }) : '',
      scan: card.code ? t('certifications-cards.scan') : '',
    },
  }
}

/** In hundredths of the card's width, as on screen. */
function titleOn(title: string, locale: Locale) {
  const vocabulary = translatorFor(locale).t('certifications-cards.levelWords').split(' ')
  const words = titleWords(title, { locale, vocabulary })
  return { words, ...titleSize(words, TITLE_ON_CARD) }
}

const LTR_ISOLATE = '\u2066'
const END_ISOLATE = '\u2069'

/** Grouped digits read left to right in every script. */
const ltr = (text: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `${LTR_ISOLATE}${text}${END_ISOLATE}` : text
