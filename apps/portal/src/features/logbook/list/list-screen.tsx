import { useQuery } from '@tanstack/react-query'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useUnit } from '../form/opening/use-unit.ts'
import { formPaths } from '../form/screen/form-paths.ts'
import { useSendStored } from '../outbox/use-send-stored.ts'
import css from './list.module.css'
import { foundQuery, overviewQuery } from './list.queries.ts'
import { ListBody } from './list-body.tsx'
import { FirstDive } from './no-dives.tsx'
import { ReviewNotice } from './review-notice.tsx'
import { ListTools } from './tools/list-tools.tsx'
import { Hero } from './totals/hero.tsx'
import { useListView } from './view/use-list-view.ts'

type Props = { affiliateId: number; isProfessional: boolean }

/** RT-14, SC-05: the logbook. */
export function ListScreen({ affiliateId, isProfessional }: Props) {
  const { view, change } = useListView()
  const unit = useUnit()
  const [year, setYear] = useState(() => new Date().getFullYear())
  const calls = useCalls()
  const { data } = useQuery(overviewQuery(calls, year))
  const found = useQuery(foundQuery(calls, view.search)).data
  const counts = data?.diveLogCounts
  useSendStored(affiliateId)
  const isFirst = counts?.all === 0 && !view.search
  return (
    <>
      <Head />
      {isProfessional && <ReviewNotice />}
      {isFirst ? (
        <FirstDive />
      ) : (
        <>
          <Hero onYear={setYear} unit={unit} year={year} />
          <ListTools counts={view.search ? found : counts} onChange={change} view={view} />
          <ListBody
            onClear={() => change({ search: '' })}
            total={counts?.[view.filter]}
            unit={unit}
            view={view}
          />
        </>
      )}
    </>
  )
}

function Head() {
  const { t } = useTranslator('logbook-list')
  return (
    <PageHeader
      actions={
        <>
          <ButtonLink icon={GraduationCap} to={formPaths.selectCourse()}>
            {t('logbook-list.logTraining')}
          </ButtonLink>
          <span className={css.wide}>
            <ButtonLink icon={Plus} kind="primary" to={paths.logDive()}>
              {t('logbook-list.log')}
            </ButtonLink>
          </span>
        </>
      }
      title={t('shell.page.logbook')}
    />
  )
}
