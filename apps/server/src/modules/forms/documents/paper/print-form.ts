import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FormSigner, withSignature } from '@fathom/domain/trust'
import { serverFolder } from '../../../../platform/checkout.ts'
import { typeset } from '../../../../platform/typeset/index.ts'
import type { FormsDeps } from '../../forms.deps.ts'
import { sha256 } from '../../texts/sha256.ts'
import { signedNumberOf } from '../document.store.ts'
import { originOfPhysician } from '../origins.ts'
import { endsOf, outcomeOf, ownOutcome } from '../outcome-of.ts'
import { type SignedDocument, signedBy } from '../read-document.ts'
import { readVerifiedStanding } from '../verify-form.ts'
import { contentHash } from './content-hash.ts'
import { paperOf } from './paper-of.ts'

const TEMPLATE = 'src/modules/forms/documents/paper/form.typ'

/**
 * The signed form as PDF. Its code states what was signed; a second statement, appended to the file, covers
 * every byte of it. No copy is stored.
 */
export async function printForm(deps: FormsDeps, document: SignedDocument): Promise<Buffer> {
  const { row, answers } = document
  const now = deps.clock.now()
  const standing = await readVerifiedStanding(deps, row, now)
  const stated = outcomeOf(row, standing)
  const sign = await deps.formSigner(deps.db, {
    documentId: row.id,
    affiliateId: signedNumberOf(row),
    validUntil: standing.state === 'expired' ? standing.end : stated.until,
    form: {
      form: row.form,
      version: row.definition_version,
      holder: answers.memberName,
      signed: row.created_at.toISOString().slice(0, 10),
      outcome: stated.outcome,
      signers: signersOf(document),
      contentHash: contentHash(row),
    },
  })
  const paper = paperOf(document, {
    code: await sign(),
    verifyUrl: `${deps.config.publicUrl}/verify`,
    printedAt: now.toISOString(),
    outcome: ownOutcome(row, standing),
    ends: endsOf(row, standing),
    until: stated.until,
    answersChangedAt: standing.answersChangedAt?.toISOString() ?? null,
  })
  const pdf = new Uint8Array(await typeset(await readFile(join(serverFolder(), TEMPLATE), 'utf8'), paper))
  return Buffer.from(withSignature(pdf, await sign(sha256(pdf))))
}

/** The person who witnessed it or saw the paper is named. The masked address of a link is only on the paper. */
const signerOf = (
  role: FormSigner['role'],
  name: string,
  { way, by }: { way: FormSigner['way']; by: string | null },
): FormSigner => ({
  role,
  name,
  way,
  ...(by && (way === 'in-person' || way === 'paper') && { by }),
})

/** Who signed and how, for those who check the code. */
function signersOf(document: SignedDocument): FormSigner[] {
  const { physician } = document
  return [
    ...signedBy(document).map(({ role, name, origin }) => signerOf(role, name, origin)),
    ...(physician ? [signerOf('physician', physician.name, originOfPhysician(physician))] : []),
  ]
}
