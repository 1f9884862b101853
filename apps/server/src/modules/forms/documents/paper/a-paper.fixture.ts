import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentDefinition } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { serverFolder } from '../../../../platform/checkout.ts'
import { typesetPicture } from '../../../../platform/typeset/index.ts'
import { ALL_NO, aDecision, aGuardian, aSignature, BLANKS } from '../../forms.fixture.ts'
import { shownTexts } from '../../texts/shown-texts.ts'
import type { GuardianContent, PhysicianContent } from '../document.ts'
import { ownOutcome } from '../outcome-of.ts'
import type { SignedDocument } from '../read-document.ts'
import { paperOf } from './paper-of.ts'

const AT = '2026-11-15T10:00:00.000Z'
const SEAL = Buffer.alloc(32, 7).toString('base64url')

/** A release, decrypted for printing. */
export function aSignedRelease(language: Locale, answers: Partial<typeof BLANKS> = {}): SignedDocument {
  const definition = currentDefinition('liability-release', 'own-fault')
  const documentId = '01920000-0000-7000-8000-0000000000ff'
  return {
    row: {
      affiliate_id: '100001',
      id: documentId,
      audience: 'diver',
      form: 'liability-release',
      definition_version: definition.version,
      variant: 'own-fault',
      language,
      needs_physician: false,
      created_at: new Date(AT),
      signed_at: new Date(AT),
      sent_hash: '',
      seal: SEAL,
      physician_outcome: null,
      physician_sealed: null,
      physician_decided_at: null,
      after_decline: false,
      declined_since: false,
      store_number: null,
      member_number: null,
      signer_sealed: null,
    },
    blobs: [],
    answers: {
      documentId,
      memberName: 'Planted Name',
      place: null,
      definition,
      answers: { ...BLANKS, ...answers },
      contradictions: [],
      texts: shownTexts(definition, language),
      attachments: [],
    },
    signatures: { documentId, signatures: [{ ...aSignature, role: 'participant', signedAt: AT }] },
    guardian: null,
    physician: null,
  }
}

/** A questionnaire, with a yes that a physician must decide on. */
export function aSignedMedical(language: Locale): SignedDocument {
  const definition = currentDefinition('medical-questionnaire', 'own-fault')
  const { row, answers, ...rest } = aSignedRelease(language)
  return {
    ...rest,
    row: { ...row, form: 'medical-questionnaire', definition_version: definition.version },
    answers: {
      ...answers,
      definition,
      answers: { ...ALL_NO, q3: 'yes' },
      texts: shownTexts(definition, language),
    },
  }
}

/** The same form, signed by a guardian through a link, with a statement of this many lines. */
export function withGuardian(document: SignedDocument, lines: number): SignedDocument {
  const paragraphs = Array.from(
    { length: lines },
    (_, line) => `Planted line ${line} of what a guardian signs.`,
  )
  const guardian: GuardianContent = {
    seal: SEAL,
    signature: { ...aGuardian, way: 'typed', role: 'guardian', signedAt: AT },
    origin: { way: 'mailed-link', by: 'pl…@example.test', at: AT },
    statement: { language: 'en-US', paragraphs },
  }
  return { ...document, guardian }
}

export function withPhysician(
  document: SignedDocument,
  over: Partial<PhysicianContent> = {},
): SignedDocument {
  const { confirmed: _, ...decision } = aDecision(over)
  const physician = { ...decision, seal: SEAL, decidedAt: AT } as PhysicianContent
  return { ...document, physician }
}

export const aPaper = (document: SignedDocument, over: Partial<Parameters<typeof paperOf>[1]> = {}) =>
  paperOf(document, {
    code: 'CODE',
    verifyUrl: 'https://fathom.example/verify',
    printedAt: AT,
    outcome: ownOutcome(document.row, { isGuardianAwaited: false }),
    ends: [],
    until: new Date('2027-11-15T10:00:00.000Z'),
    answersChangedAt: null,
    ...over,
  })

export type SetText = { text: string; left: number; right: number; y: number }

const TOKEN =
  /<g\b[^>]*?transform="(translate|scale)\(([-\d.]+),\s*([-\d.]+)\)"[^>]*>|<g\b[^>]*>|<\/g>|<use x="([-\d.]+)"|<h5:div[^>]*>([^<]*)</g

/** Break opportunities and direction marks. */
const UNSEEN = /[\u200b\u2068\u2069]/g

/**
 * Every text run with the positions where its first and last letter begin, in points from the left and the
 * top.
 */
export async function setTexts(paper: unknown): Promise<{ width: number; texts: SetText[] }> {
  const template = await readFile(join(serverFolder(), 'src/modules/forms/documents/paper/form.typ'), 'utf8')
  const svg = await typesetPicture(template, paper)
  const texts: SetText[] = []
  const stack = [{ x: 0, y: 0, scale: 1 }]
  let letters: number[] = []
  for (const [token, kind, first, second, letter, text] of svg.matchAll(TOKEN)) {
    const { x, y, scale } = stack.at(-1) ?? { x: 0, y: 0, scale: 1 }
    if (token === '</g>') stack.pop()
    else if (letter !== undefined) letters.push(x + Number(letter) * scale)
    else if (text !== undefined) {
      texts.push({
        text: text.replace(UNSEEN, ''),
        left: Math.min(...letters),
        right: Math.max(...letters),
        y,
      })
      letters = []
    } else if (kind === 'translate')
      stack.push({ x: x + Number(first) * scale, y: y + Number(second) * scale, scale })
    else stack.push({ x, y, scale: kind === 'scale' ? scale * Number(first) : scale })
  }
  // The space at the end of a line is a run of its own, and nobody sees it.
  const seen = texts.filter(({ text }) => text.trim() !== '')
  return { width: Number(/data-page-width="([\d.]+)"/.exec(svg)?.[1]), texts: seen }
}
