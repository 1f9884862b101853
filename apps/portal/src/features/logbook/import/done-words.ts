import type { ImportSummaryWire } from '@fathom/contract/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'

/** LO-02: what an accepted import did, in a few words. */
export function useDoneWords(): (record: Pick<ImportSummaryWire, 'created' | 'joined'>) => string {
  const { t } = useTranslator('logbook-import')
  return ({ created, joined }) =>
    created === 0 && joined > 0
      ? t('logbook-import.doneProfiles', { count: joined })
      : t('logbook-import.done', { count: created })
}
