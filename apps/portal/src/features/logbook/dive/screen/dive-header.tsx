import { type DiveLog, type LogRole, mayDo, type UnitSystem } from '@fathom/domain/logbook'
import PencilLine from 'lucide-react/icons/pencil-line'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { ButtonLink } from '../../../../shared/ui/action/button-link.tsx'
import { Crumb } from '../../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../../shared/ui/surface/page-header.tsx'
import { formPaths } from '../../form/screen/form-paths.ts'
import type { Dive } from '../dive.queries.ts'
import { StatusBadge } from '../parts/status-badge.tsx'
import css from './dive.module.css'
import { DiveMenu } from './dive-menu.tsx'

type Props = { dive: Dive; role: LogRole; unit: UnitSystem; back: string }

export function DiveHeader({ dive, role, unit, back }: Props) {
  const { t } = useTranslator('logbook-dive')
  const { log } = dive
  return (
    <>
      <Crumb to={back}>{t(role === 'owner' ? 'shell.page.logbook' : 'shell.page.review')}</Crumb>
      <PageHeader
        actions={
          <div className={css.actions}>
            <StatusBadge status={log.status} />
            {mayDo('edit', log, role).granted && (
              <ButtonLink icon={PencilLine} to={formPaths.update(log.logType, log.id)}>
                {t('logbook-dive.edit')}
              </ButtonLink>
            )}
            <DiveMenu log={log} role={role} unit={unit} />
          </div>
        }
        lead={<Lead dive={dive} />}
        title={<bdi>{log.title || t('logbook-dive.untitled')}</bdi>}
      />
    </>
  )
}

/** For example: Dive 118. Sha'ab Ali, Egypt. 14 May 2026, 09:12 to 09:58. */
function Lead({ dive: { log, number } }: { dive: Dive }) {
  const { t, formatDay, formatTime } = useTranslator('logbook-dive')
  const { timeIn, timeOut } = log.depthTime
  return [
    number !== null && t('logbook-dive.number', { number }),
    log.location && `${log.location}.`,
    when(log),
  ]
    .filter(Boolean)
    .join(' ')

  function when({ date }: DiveLog): string {
    const day = date ? formatDay(date) : ''
    const clock = (time: string) => formatTime(new Date(`2000-01-01T${time}:00`))
    if (timeIn && timeOut)
      return t('logbook-dive.when', {
        date: day,
        hasDate: day ? 'yes' : 'no',
        from: clock(timeIn),
        to: clock(timeOut),
      })
    return day && `${day}.`
  }
}

export const homeOf = (role: LogRole): string => (role === 'owner' ? paths.logbook() : paths.review())
