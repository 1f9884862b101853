import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import FileText from 'lucide-react/icons/file-text'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { DownloadPdf } from '../document/download-pdf.tsx'
import { useFormTitle } from './form-title.ts'
import css from './list.module.css'
import { proFormListQuery } from './list.queries.ts'

/** RO-03, CA-49: the forms signed as a professional; renders nothing if there are none. */
export function ProForms({ affiliateId }: { affiliateId: number }) {
  const { t, formatDate } = useTranslator('forms')
  const title = useFormTitle()
  const { data: forms = [] } = useQuery(proFormListQuery(useCalls(), affiliateId))
  if (forms.length === 0) return null
  return (
    <Card title={t('forms.list.pro.title')}>
      <ul className={css.list}>
        {forms.map(({ id, name, statusId, createdDate, downloadUrl }) => (
          <li className={css.row} key={id}>
            <Tile icon={FileText} tone="plain" />
            <div className={css.words}>
              <p className={css.title}>{title(name)}</p>
              <p className={css.text}>{formatDate(new Date(createdDate), 'long')}</p>
              <Badge icon={statusId === 2 ? Stethoscope : CircleCheck} tone={statusId === 2 ? 'buoy' : 'ok'}>
                {t(`forms.list.status.${statusId === 2 ? 'medical-required' : 'completed'}`)}
              </Badge>
            </div>
            {downloadUrl && <DownloadPdf documentId={id} title={title(name)} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
