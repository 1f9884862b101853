import type { GaugeSource } from '../../../platform/metrics/index.ts'
import { summarize } from './queue.store.ts'
import type { QueuesDeps } from './queues.deps.ts'

/** How much waits for the staff, for the operator's monitoring. */
export const queueSizes = ({ db, sources }: Pick<QueuesDeps, 'db' | 'sources'>): GaugeSource => ({
  name: 'fathom_office_queue_items',
  help: 'What waits for the decision of the staff, by queue.',
  label: 'queue',
  seconds: 60,
  read: async () => {
    const counts = await Promise.all(
      sources()
        .filter(({ isOn }) => isOn?.() ?? true)
        .map(async (source) => [source.kind, (await summarize(db, source)).count] as const),
    )
    return Object.fromEntries(counts)
  },
})
