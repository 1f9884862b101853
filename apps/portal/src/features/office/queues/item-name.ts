import type { QueueItemWire } from '@fathom/contract/office'
import { useTranslator } from '../../../shared/i18n/index.ts'

/** Whose item it is, what it is about and since when, so that two items of one person differ. */
export function useItemName(): (item: Pick<QueueItemWire, 'person' | 'label' | 'since'>) => string {
  const { formatDay, formatId, isolate } = useTranslator()
  return ({ person, label, since }) =>
    [person.name || formatId(person.affiliateId), label, formatDay(new Date(since))]
      .filter(Boolean)
      .map(isolate)
      .join(' · ')
}
