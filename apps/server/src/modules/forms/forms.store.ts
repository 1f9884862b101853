import { formStatus } from '@fathom/domain/forms'
import type { Queryable } from '../../platform/database/index.ts'

export async function countProForms(db: Queryable, affiliateId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from form_record where affiliate_id = $1 and audience = 'pro'`,
    [affiliateId],
  )
  return row?.total ?? 0
}

type ProFormRow = {
  id: string
  name: string
  created_at: Date
  medical_required: boolean
  is_signed: boolean
}

/** All of them (CO-07), newest first. Forms that were never signed here can't be downloaded. */
export async function listProForms(db: Queryable, affiliateId: number) {
  const rows = await db.query<ProFormRow>(
    `select r.id, r.name, r.created_at, d.id is not null as is_signed,
       coalesce((d.needs_physician or d.after_decline)
         and (d.physician_outcome is distinct from 'approved' or d.declined_since), false) as medical_required
     from form_record r left join form_document d on d.affiliate_id = r.affiliate_id and d.id = r.id
     where r.affiliate_id = $1 and r.audience = 'pro' order by r.created_at desc, r.id desc`,
    [affiliateId],
  )
  return rows.map(({ id, name, created_at, medical_required, is_signed }) => ({
    id,
    ...formStatus(medical_required),
    name,
    url: '/training/forms-applications',
    downloadUrl: is_signed ? `/api/forms/documents/${id}/file` : null,
    createdDate: created_at.toISOString(),
  }))
}
