import type { Locale } from '@fathom/domain/translations'
import { scriptOf } from '../../../../platform/typeset/index.ts'
import { EARLIER_YES, SAID } from '../../texts/shown-texts.ts'
import { type SignedDocument, signedBy } from '../read-document.ts'
import { markSvg } from './mark-svg.ts'
import { originFact } from './origin-fact.ts'
import { timesOf } from './times-of.ts'
import type { Words } from './words-of.ts'

type Given = ReturnType<typeof signedBy>[number]

/** Who signed, how, when, and what they declared with it. */
export const signaturesOf = (document: SignedDocument, words: Words) =>
  signedBy(document).map((signature) => signatureOf(signature, document, words))

function signatureOf(
  signature: Given,
  { answers: { texts }, row: { language } }: SignedDocument,
  words: Words,
) {
  const { t, day, asWritten } = words
  const { role, way, mark, name, relationship, birthDate } = signature
  const statement = 'statement' in signature ? signature.statement : undefined
  const agreed = statement?.agreed ?? { intent: texts[SAID.intent], consent: texts[SAID.consent] }
  const drawing = way === 'drawn' ? markSvg(mark) : undefined
  const facts = [
    { label: t('forms.document.name'), value: asWritten(name) },
    ...timesOf(signature, words),
    { label: t('forms.document.relationship'), value: asWritten(relationship ?? '') },
    { label: t('forms.document.birthDate'), value: birthDate ? day(birthDate) : '' },
    { label: t('forms.document.way'), value: t(`forms.document.way.${way}`) },
    originFact(signature.origin, words),
    {
      label: t('forms-signers.identity'),
      value: signature.origin.isIdentitySeen ? t('forms-signers.identity.seen') : '',
    },
  ]
  return {
    title: t(`forms.document.signature.${role}`),
    name,
    drawing: drawing ?? null,
    typed: asWritten(mark),
    facts: facts.filter(({ value }) => value !== ''),
    said: [
      ...(statement?.paragraphs ?? []),
      signature.endsEarlierYes && texts[EARLIER_YES],
      signature.intent && agreed.intent,
      signature.consent && agreed.consent,
    ].filter(Boolean),
    // A guardian may have read and signed in another language than the diver.
    saidIn: scriptOf((statement?.language ?? language) as Locale),
  }
}
