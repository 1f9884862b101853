import type { FormOutcomesWire } from '@fathom/contract/forms'
import { FORM_NAMES, versionNumbers } from '@fathom/domain/forms'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { AnswersChanged, DecisionLine, kindOf, ListedBadge } from '../standings/standing-badge.tsx'
import { ICON, useFormTitle } from './due-forms.tsx'
import css from './list.module.css'
import { formOutcomesQuery } from './list.queries.ts'

/** ST-08: what an instructor sees of a student's forms: which form, which version, when, and the outcome. */
export function StudentForms({ student }: { student: number }) {
  const { t } = useTranslator('forms')
  const outcomes = useQuery(formOutcomesQuery(useCalls(), student))
  // TS-04: the record of a student of former times stays open, the forms don't.
  if (outcomes.error instanceof CallFailed && outcomes.error.problem === 'not-yours') return null
  return (
    <div className={css.studentForms}>
      <Card title={t('shell.nav.forms')}>
        <Outcomes outcomes={outcomes} />
      </Card>
    </div>
  )
}

function Outcomes({ outcomes }: { outcomes: UseQueryResult<FormOutcomesWire> }) {
  const { t } = useTranslator('forms')
  if (outcomes.data?.length === 0)
    return <EmptyState drawing={slate} level={3} title={t('forms.list.empty.title')} />
  if (outcomes.data)
    return (
      <ul className={css.list}>
        {outcomes.data.map((form, _, all) => (
          <OutcomeRow
            form={form}
            isNewest={all.find((each) => each.form === form.form) === form}
            key={`${form.form} ${form.createdDate}`}
          />
        ))}
      </ul>
    )
  if (outcomes.isError || outcomes.fetchStatus === 'paused')
    return (
      <ErrorState
        level={3}
        onRetry={() => void outcomes.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={outcomes.isFetching}
        title={t('forms.fill.failed.title')}
      />
    )
  return (
    <Loading label={t('forms.fill.loading')}>
      <Skeleton height="4rem" shape="block" />
    </Loading>
  )
}

function OutcomeRow({ form, isNewest }: { form: FormOutcomesWire[number]; isNewest: boolean }) {
  const { t, formatDate, formatNumber } = useTranslator('forms')
  const known = FORM_NAMES.find((each) => each === form.form)
  return (
    <li className={css.row}>
      <Tile icon={known ? ICON[known] : FileText} tone="plain" />
      <div className={css.words}>
        <p className={css.title}>{useFormTitle()(form.form)}</p>
        <p className={css.text}>
          {t('forms.list.signedOn', {
            date: formatDate(new Date(form.createdDate), 'long'),
            version: versionNumbers(form.definitionVersion)
              .map((number) => formatNumber(number, { useGrouping: false }))
              .join('.'),
          })}
        </p>
        <ListedBadge form={{ ...form, state: form.outcome }} isNewest={isNewest} kind={kindOf(form.form)} />
        <DecisionLine className={css.text} form={form} />
        {isNewest && <AnswersChanged className={css.text} standing={form} />}
      </div>
    </li>
  )
}
