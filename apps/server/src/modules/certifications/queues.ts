import { findLevel } from '@fathom/domain/certifications'
import type { QueueSource } from '../../platform/queues.ts'
import type { CertificationsDeps } from './certifications.deps.ts'
import { findCardHolder } from './holders/card-holder.store.ts'
import { waitingNameOf } from './holders/decide-name.ts'
import { findIdentity } from './holders/find-identity.ts'
import { findPhoto, photoWireOf } from './photos/card-photo.store.ts'
import { levelName } from './records/certification-of.ts'
import { findReplacement } from './replacement/replacement.store.ts'
import { replacementOf } from './replacement/replacement-of.ts'

/** OF-05: photos, names and orders that wait for the office. */
export const certificationQueues = (deps: CertificationsDeps): readonly QueueSource[] => [
  photos(deps),
  names(),
  orders(deps),
]

const photos = (deps: CertificationsDeps): QueueSource => ({
  kind: 'photos',
  table: 'card_photo',
  id: { column: 'q.id', type: 'uuid' },
  since: 'q.sent_at',
  person: 'q.affiliate_id',
  label: `''`,
  open: `q.state = 'waiting'`,
  state: 'q.state',
  states: {},
  read: async (db, id) => {
    const photo = await findPhoto(db, id)
    if (photo?.state !== 'waiting') return undefined
    const { name, birthdate } = await findIdentity(deps, db, photo.affiliateId)
    return { ...photoWireOf(photo), name, birthdate }
  },
})

const names = (): QueueSource => ({
  kind: 'names',
  table: 'card_holder',
  id: { column: 'q.affiliate_id', type: 'bigint' },
  since: 'q.asked_at',
  person: 'q.affiliate_id',
  label: 'q.asked_name',
  open: 'q.asked_at is not null and q.refused_at is null',
  state: `'waiting'`,
  states: {},
  read: async (db, id) => {
    const row = await findCardHolder(db, Number(id))
    return row && !row.refusedAt ? waitingNameOf(row) : undefined
  },
})

const orders = (deps: CertificationsDeps): QueueSource => ({
  kind: 'orders',
  table: 'replacement_card',
  id: { column: 'q.id', type: 'uuid' },
  since: 'q.ordered_at',
  person: 'q.affiliate_id',
  label: '(select c2.level_id::text from certification c2 where c2.license_id = q.license_id)',
  labelOf: (levelId, locale) => {
    const level = findLevel(Number(levelId))
    return level ? levelName(level, locale) : ''
  },
  // A card that was sent waits for nobody in the office; the filter `sent` still finds it.
  open: `q.status in ('ordered', 'made')`,
  state: 'q.status',
  states: { ordered: `q.status = 'ordered'`, made: `q.status = 'made'`, sent: `q.status = 'sent'` },
  read: async (db, id, { locale }) => {
    const row = await findReplacement(db, id)
    if (!row) return undefined
    const { name } = await findIdentity(deps, db, row.affiliateId)
    return { ...replacementOf(row, locale), affiliateId: row.affiliateId, name }
  },
})
