import type { DiveLog } from '@fathom/domain/logbook'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { formPaths } from '../logbook-paths.ts'
import { useUnit } from '../unit-preference.ts'
import { measure } from './fields/measures.ts'
import css from './form.module.css'

/** ER-02: confirms that the log was submitted to the instructor, but only if it really was. */
export function Confirmation({ log }: { log: DiveLog }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const title =
    log.status === 'Pending'
      ? t('logbook.submitted', { instructor: log.instructorName })
      : t(`logbook-form.confirmed.${log.status}`)
  const isOpen = log.status === 'Draft' || log.status === 'Resubmit'
  return (
    <>
      <PageHeader
        lead={
          log.status === 'Pending'
            ? t('logbook-form.confirmed.next', { name: log.instructorName })
            : undefined
        }
        title={title}
      />
      <Card>
        <div className={css.confirmation}>
          <Tile icon={CircleCheck} tone={isOpen ? 'plain' : 'ok'} />
          <DiveFacts log={log} />
        </div>
        <div className={css.nextSteps}>
          {isOpen ? (
            <ButtonLink kind="primary" to={formPaths.update(log.logType, log.id)}>
              {t('logbook-form.confirmed.goOn')}
            </ButtonLink>
          ) : (
            <ButtonLink kind="primary" to={`/logbook/dive/${log.id}`}>
              {t('logbook-form.confirmed.see')}
            </ButtonLink>
          )}
          <ButtonLink
            to={log.logType === 'Training' ? formPaths.selectCourse() : formPaths.create('Recreational')}
          >
            {t('logbook-form.confirmed.another')}
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.logbook()}>
            {t('logbook-form.toLogbook')}
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}

function DiveFacts({ log }: { log: DiveLog }) {
  const translator = useTranslator('logbook', 'logbook-form')
  const { t, formatDay, formatUnit } = translator
  const unit = useUnit()
  const { maxDepth, bottomTime } = log.depthTime
  return (
    <Facts>
      <Fact name={t('logbook-form.field.title')}>
        <bdi>{log.title}</bdi>
      </Fact>
      {log.date && <Fact name={t('logbook-form.field.date')}>{formatDay(log.date)}</Fact>}
      {log.location && (
        <Fact name={t('logbook-form.field.location')}>
          <bdi>{log.location}</bdi>
        </Fact>
      )}
      {maxDepth !== null && unit && (
        <Fact name={t('logbook-form.field.maxDepth')}>
          <bdi>{measure(translator, unit, 'depth', maxDepth)}</bdi>
        </Fact>
      )}
      {bottomTime !== null && (
        <Fact name={t('logbook-form.field.bottomTime')}>{formatUnit(bottomTime, 'minute')}</Fact>
      )}
    </Facts>
  )
}
