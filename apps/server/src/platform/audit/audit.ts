import type { AuditAction, AuditDetail } from '@fathom/domain/session'
import type { Queryable } from '../database/index.ts'

/** The member of staff, or the client of another system that did it (OF-10). */
type Doer = { actor: number; client?: undefined } | { client: string; actor?: undefined }

/** Ids, states and reasons; never names, e-mail addresses or answers of a form. */
type AuditDetails = Readonly<
  Partial<Record<AuditDetail, string | number | boolean | null | readonly string[]>>
>

/** Only details that the office has words for, also if the object is made elsewhere. */
type Known<Details> = Details & Readonly<Record<Exclude<keyof Details, AuditDetail>, never>>

type AuditEntry<Details extends AuditDetails> = Doer & {
  action: AuditAction
  /** The person it was about. */
  subject?: number | undefined
  object?: { kind: string; id: string } | undefined
  detail?: Known<Details>
}

/** Nobody's number: the entry's detail names the client. */
export const CLIENT_ACTOR = 0

/** OF-09: one entry in the transaction of the action, so that there is none without the other. */
export async function audit<Details extends AuditDetails>(
  tx: Queryable,
  { actor, client, action, subject, object, detail }: AuditEntry<Details>,
): Promise<void> {
  await tx.query(
    `insert into audit_entry (actor, action, subject, object_kind, object_id, detail)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      actor ?? CLIENT_ACTOR,
      action,
      subject ?? null,
      object?.kind ?? null,
      object?.id ?? null,
      JSON.stringify(client === undefined ? (detail ?? {}) : { ...detail, client }),
    ],
  )
}
