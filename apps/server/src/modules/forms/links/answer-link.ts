import type { GuardianSignatureWire, PhysicianDecisionWire } from '@fathom/contract/forms'
import { isMark, maskedAddress, type SignatureOrigin } from '@fathom/domain/forms'
import { isSameName } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { lockQuestionnaires } from '../documents/declined.store.ts'
import { guardianSigns } from '../documents/guardian-signs.ts'
import { notificationTarget } from '../documents/notification-target.ts'
import { mustNotTeach } from '../documents/other-signers.ts'
import { mustBePhysician, physicianDecides } from '../documents/physician-decides.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { publishChange } from '../publish-change.ts'
import { hasOpened } from '../reading.store.ts'
import { endLink, findLinkOfToken, type Link, markUsed } from './link.store.ts'
import { getLinked, type LinkCall } from './linked-document.ts'

const originOf = ({ recipient }: Link, now: Date): SignatureOrigin => ({
  way: 'mailed-link',
  by: recipient && maskedAddress(recipient.email),
  at: now.toISOString(),
})

type Signed = Pick<PhysicianDecisionWire, 'way' | 'mark' | 'name' | 'signsByTyping'>

/** TS-02: drawn, or typed with the statement that this is the signature; exactly one of them. */
function mustBeSigned({ way, mark, name, signsByTyping }: Signed): void {
  if (way === 'drawn' && (!isMark(mark) || signsByTyping)) throw new Problem('signature-empty', 422)
  if (way === 'typed' && !signsByTyping) throw new Problem('no-consent', 422)
  if (way === 'typed' && !isSameName(mark, name)) throw new Problem('signature-other-name', 422)
}

export async function decideAsPhysician(
  deps: FormsDeps,
  call: LinkCall,
  { confirmed: _, way, mark, signsByTyping, ...decision }: PhysicianDecisionWire,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const asked = await findLinkOfToken(deps, tx, call)
    if (asked) await lockQuestionnaires(tx, asked.affiliateId)
    const now = deps.clock.now()
    const linked = await getLinked(deps, tx, call, 'for update')
    mustBeSigned({ way, mark, signsByTyping, name: decision.name })
    await mustBePhysician(deps, tx, linked.link.affiliateId, { ...decision, askedAt: linked.link.createdAt })
    await markUsed(tx, linked.link.id, now)
    const signature = { way, mark, origin: originOf(linked.link, now) }
    await physicianDecides(deps, tx, linked.row, { ...decision, ...signature })
  })
}

export async function signAsGuardian(
  deps: FormsDeps,
  call: LinkCall,
  sent: GuardianSignatureWire,
): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const linked = await getLinked(deps, tx, call, 'for update')
    await mustHaveOpened(tx, linked.link)
    await mustNotTeach(deps, sent.name, linked.link.affiliateId)
    await markUsed(tx, linked.link.id, now)
    await guardianSigns(deps, tx, linked, { sent, origin: originOf(linked.link, now) })
  })
}

/** TS-06: nobody signs a text that was never on their screen. */
async function mustHaveOpened(tx: Queryable, { affiliateId, documentId, createdAt }: Link): Promise<void> {
  const of = { affiliateId, documentId, reader: 'guardian', readerId: null } as const
  if (!(await hasOpened(tx, of, createdAt))) throw new Problem('form-not-opened', 409)
}

/** The recipient doesn't want to decide or sign, and needn't say why. */
export async function refuseLink(deps: FormsDeps, call: LinkCall): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const { row, link } = await getLinked(deps, tx, call, 'for update')
    await endLink(tx, link, 'recipient', now)
    await publishChange(deps, tx, link.affiliateId)
    await deps.notify(tx, link.affiliateId, {
      kind: `${link.role}-refused`,
      values: {},
      ...notificationTarget(row),
    })
  })
}
