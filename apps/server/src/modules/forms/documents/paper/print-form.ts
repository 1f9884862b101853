import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withSignature } from '@fathom/domain/trust'
import { serverFolder } from '../../../../platform/checkout.ts'
import { typeset } from '../../../../platform/typeset/index.ts'
import type { FormsDeps } from '../../forms.deps.ts'
import { sha256 } from '../../texts/sha256.ts'
import { outcomeOf } from '../outcome-of.ts'
import type { SignedDocument } from '../read-document.ts'
import { contentHash } from './content-hash.ts'
import { paperOf } from './paper-of.ts'

const TEMPLATE = 'src/modules/forms/documents/paper/form.typ'

/**
 * The signed form as PDF. Its code states what was signed; a second statement, appended to the file, covers
 * every byte of it. No copy is stored.
 */
export async function printForm(deps: FormsDeps, document: SignedDocument): Promise<Buffer> {
  const { row, answers } = document
  const sign = await deps.formSigner(deps.db, {
    documentId: row.id,
    affiliateId: Number(row.affiliate_id),
    form: {
      form: row.form,
      version: row.definition_version,
      holder: answers.memberName,
      signed: row.created_at.toISOString().slice(0, 10),
      outcome: outcomeOf(row),
      contentHash: contentHash(row),
    },
  })
  const paper = paperOf(document, {
    code: await sign(),
    verifyUrl: `${deps.config.publicUrl}/verify`,
    printedAt: deps.clock.now().toISOString(),
  })
  const pdf = new Uint8Array(await typeset(await readFile(join(serverFolder(), TEMPLATE), 'utf8'), paper))
  return Buffer.from(withSignature(pdf, await sign(sha256(pdf))))
}
