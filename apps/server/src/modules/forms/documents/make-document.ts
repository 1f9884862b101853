import type { SubmissionWire } from '@fathom/contract/forms'
import {
  type Answers,
  ageContradictions,
  type FormDefinition,
  lastDayOnEarth,
  needsPhysician,
  type Parties,
  type RulingBirthDates,
  requiredRoles,
  type Signature,
  type SignerDetails,
  signingProblem,
  tidyAnswers,
  unknownAnswers,
  unprintedBlanks,
} from '@fathom/domain/forms'
import { isProfessional, type User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { Problem } from '../../../platform/problem.ts'
import { definitionFor, mustBeCurrent } from '../definition-for.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { earlierYesText, shownTexts } from '../texts/shown-texts.ts'
import { claimOf } from './device-time.ts'
import type { DocumentRow } from './document.store.ts'
import type { AnswersContent, AttachedFile, SignaturesContent } from './document.ts'
import { sealOf } from './seal-of.ts'
import { sealSigner } from './signer-details.ts'

export type Sent = Omit<SubmissionWire, 'parties'> & {
  documentId: string
  attachments: readonly AttachedFile[]
  /** Looked up in the directory; only a release has them. */
  parties?: Parties
}
export type Made = { row: DocumentRow; answers: AnswersContent; signatures: SignaturesContent }
/** The owner of the form, with name and birth date from the account. */
type Signer = Pick<User, 'affiliateId' | 'affiliateType'> & SignerDetails & { ruling: RulingBirthDates }
type Moment = { sentHash: string; now: Date; isPersonDeclined: boolean; hasEarlierYes: boolean }

function mustBeAllowed(caller: Signer, { languages }: FormDefinition, sent: Sent): void {
  if (sent.audience === 'member' && !isProfessional(caller.affiliateType))
    throw new Problem('not-a-professional', 403)
  if (sent.guardian !== undefined) throw new Problem('guardian-elsewhere', 422)
  if (!languages.includes(sent.language)) throw new Problem('language-unknown', 422)
}

/**
 * The diver signs with the account name, and only for themselves.
 * Another system, or a device that was offline, may not know of an earlier Yes: its form is no less signed.
 */
function signatureOf(caller: Signer, sent: Sent, endsYes: boolean): Signature {
  const { endsEarlierYes, ...signature } = sent.signature
  if (endsYes && endsEarlierYes === false) throw new Problem('earlier-yes-unconfirmed', 422)
  const confirmed = endsYes && endsEarlierYes && { endsEarlierYes }
  return { ...signature, name: caller.name, role: 'participant', ...confirmed }
}

/** Checks that the answers belong to this form and that its paper can print them. */
function answersOf(definition: FormDefinition, sent: Sent): Answers {
  const unknown = unknownAnswers(definition, sent.answers)
  if (unknown.length > 0) throw new Problem('answers-unknown', 422, { extra: { unknown } })
  const answers = tidyAnswers(definition, sent.answers)
  const unprinted = unprintedBlanks(definition, answers)
  if (unprinted.length > 0) throw new Problem('answers-unprintable', 422, { extra: { unprinted } })
  return answers
}

/** The document to sign, or the problem that prevents it. */
export function makeDocument(
  deps: Pick<FormsDeps, 'secrets' | 'wording'>,
  caller: Signer,
  sent: Sent,
  { sentHash, now, isPersonDeclined, hasEarlierYes }: Moment,
): Made {
  const day = lastDayOnEarth(now)
  const { birthDate, ruling } = caller
  const { youngest, oldest } = ruling
  const definition = definitionFor(deps, youngest, { form: sent.form, place: sent.place, now })
  mustBeCurrent(definition, sent.definitionVersion)
  mustBeAllowed(caller, definition, sent)
  const roles = requiredRoles(definition, youngest, day)
  const answers = answersOf(definition, sent)
  const isPhysicianNeeded = needsPhysician(definition, answers)
  const endsYes = hasEarlierYes && !isPhysicianNeeded
  const signature = signatureOf(caller, sent, endsYes)
  const problem = signingProblem(definition, { answers, signature, birthDate, oldest, day })
  if (problem) throw new Problem(problem, 422)
  const contradictions = ageContradictions(definition, answers, oldest, day)
  const given = { ...contentOf(caller, sent, definition, endsYes), answers, contradictions }
  const signed: SignaturesContent = {
    documentId: sent.documentId,
    signatures: [{ ...signature, signedAt: now.toISOString(), ...claimOf(sent.signedOnDeviceAt) }],
  }
  const row = {
    ...rowOf(caller, sent, definition),
    needs_physician: isPhysicianNeeded,
    created_at: now,
    signed_at: roles.includes('guardian') ? null : now,
    sent_hash: sentHash,
  }
  return {
    row: {
      ...row,
      after_decline: isPersonDeclined && sent.form === 'medical-questionnaire',
      seal: sealOf(deps.secrets, row, given, signed),
      signer_sealed: sealSigner(deps.secrets, given, oldest),
    },
    answers: given,
    signatures: signed,
  }
}

const contentOf = (caller: Signer, sent: Sent, definition: FormDefinition, endsYes: boolean) => ({
  documentId: sent.documentId,
  memberName: caller.name,
  birthDate: caller.birthDate,
  place: sent.place,
  definition,
  texts: {
    ...shownTexts(definition, sent.language as Locale),
    ...(endsYes && earlierYesText(sent.language as Locale)),
  },
  attachments: sent.attachments,
  ...(sent.parties && { parties: sent.parties }),
})

const rowOf = (caller: Signer, sent: Sent, { version, variant }: FormDefinition) => ({
  affiliate_id: String(caller.affiliateId),
  id: sent.documentId,
  audience: sent.audience,
  form: sent.form,
  definition_version: version,
  variant,
  language: sent.language,
  store_number: sent.parties?.storeNumber ?? null,
  member_number: sent.parties?.memberNumber ?? null,
  physician_outcome: null,
  physician_sealed: null,
  physician_decided_at: null,
  declined_since: false,
})
