import type { ImportedDiveWire } from '@fathom/contract/logbook'
import PencilLine from 'lucide-react/icons/pencil-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'

/** LO-02: how many dives don't come as they were; nobody should find it out by their numbers. */
export function WhatDivesBecome({ dives }: { dives: readonly ImportedDiveWire[] }) {
  const { t } = useTranslator('logbook-import')
  const countOf = (wanted: ImportedDiveWire['becomes']) =>
    dives.filter(({ verdict, becomes }) => verdict !== 'known' && becomes === wanted).length
  const [drafts, training] = [countOf('draft'), countOf('recreational')]
  return (
    <>
      {drafts > 0 && <Banner icon={PencilLine}>{t('logbook-import.drafts', { count: drafts })}</Banner>}
      {training > 0 && (
        <Banner icon={ShieldCheck}>{t('logbook-import.training', { count: training })}</Banner>
      )}
    </>
  )
}
