import type { OpenedItemWire, QueueItemWire } from '@fathom/contract/office'

/** Test helper: a photo that waits. */
export const aPhotoItem = (number: number, more: Partial<QueueItemWire> = {}): QueueItemWire => ({
  kind: 'photos',
  id: `018f0000-0000-7000-8000-00000000000${number}`,
  since: '2026-11-14T09:00:00.000Z',
  promise: null,
  person: { affiliateId: 110_000 + number, name: `Diver ${number}` },
  state: 'waiting',
  label: '',
  holder: null,
  ...more,
})

/** Test helper: the same, open. */
export const anOpenedPhoto = (item: QueueItemWire): OpenedItemWire => ({
  item,
  opened: {
    kind: 'photos',
    detail: {
      ...{ id: item.id, affiliateId: item.person.affiliateId, name: item.person.name, state: 'waiting' },
      ...{ reason: null, note: '', sentAt: item.since, decidedAt: null, width: 400, height: 500 },
      ...{ sha256: item.id, birthdate: '1999-05-02' },
    },
  },
  notes: [],
  history: [],
})
