import type { Queryable } from '../../platform/database/index.ts'

export type PaymentRow = {
  applicationId: string
  reference: string
  /** The dive center that received it; null for the organization. */
  storeId: number | null
  byId: number
  at: Date
}

/** False when this receiver has used the reference for another payment. */
export async function addPayment(tx: Queryable, payment: PaymentRow): Promise<boolean> {
  const rows = await tx.query(
    `insert into application_payment (application_id, reference, store_id, by_id, at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning application_id`,
    [payment.applicationId, payment.reference, payment.storeId, payment.byId, payment.at],
  )
  return rows.length > 0
}

export async function findPayment(db: Queryable, applicationId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.query<PaymentRow>(
    `select application_id as "applicationId", reference, store_id::float8 as "storeId",
       by_id::float8 as "byId", at
     from application_payment where application_id = $1`,
    [applicationId],
  )
  return row
}
