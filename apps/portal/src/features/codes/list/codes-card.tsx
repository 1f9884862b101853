import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { codesQuery } from '../codes.queries.ts'
import { CodesPanel } from './codes-panel.tsx'

const SHOWN = 3

/** The codes on the dashboard; renders nothing until they are known. */
export function CodesCard({ affiliateId }: { affiliateId: number }) {
  const { t, locale } = useTranslator('codes')
  const { data: codes } = useQuery(codesQuery(useCalls(), affiliateId, locale))
  if (!codes) return null
  return (
    <Card aside={<TextLink to={paths.codes()}>{t('codes.all')}</TextLink>} title={t('codes.title')}>
      <CodesPanel codes={codes} most={SHOWN} />
    </Card>
  )
}
