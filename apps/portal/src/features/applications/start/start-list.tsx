import { APPLICATION_TYPES, type ApplicationType, checkPrerequisites } from '@fathom/domain/applications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { paths } from '../../../shared/paths.ts'
import { priceText } from '../../../shared/price-text.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { useApplicationCalls } from '../applications.calls.ts'
import { APPLICATIONS_KEY, applicationQuery, typesQuery } from '../applications.queries.ts'
import css from './start.module.css'

/** Facts that meet no prerequisite, because the list only shows what is required. */
const NOBODY = { age: null, dives: 0, levels: [] }

/** Both kinds; repeated presses start only one application. */
export function StartList({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('applications')
  const start = useStart(affiliateId)
  const offered = useOffered(affiliateId)
  return (
    <section className={css.start}>
      <h3 className={css.heading}>{t('applications.start.new')}</h3>
      <ul className={css.kinds}>
        {offered.map((type) => (
          <li className={css.kind} key={type.id}>
            <KindWords type={type} />
            <Button
              aria-label={t('applications.start.goLabel', { type: t(`applications.type.${type.id}`) })}
              busy={start.isPending && start.variables === type.id}
              disabled={start.isPending && start.variables !== type.id}
              icon={Plus}
              kind="soft"
              onClick={() => start.mutate(type.id)}
            >
              {t('applications.start.go')}
            </Button>
          </li>
        ))}
      </ul>
      {start.error && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t(`applications.${problemOf(start.error)}`)}
        </Banner>
      )}
    </section>
  )
}

/** CA-05: what can be applied for, as the server lists it; until it answers, the built-in types. */
function useOffered(affiliateId: number): readonly ApplicationType[] {
  const { locale } = useTranslator()
  const { data } = useQuery(typesQuery(useApplicationCalls(affiliateId), locale))
  return data
    ? APPLICATION_TYPES.filter((known) => data.some(({ id }) => id === known.id))
    : APPLICATION_TYPES
}

function KindWords({ type }: { type: ApplicationType }) {
  const { t, formatList, formatNumber } = useTranslator('applications')
  const asked = checkPrerequisites(type, NOBODY).map(({ code, needed }) =>
    t(`applications.start.needs.${code}`, { needed: needed ?? 0 }),
  )
  return (
    <div className={css.words}>
      <p className={css.name}>{t(`applications.type.${type.id}`)}</p>
      <p className={css.asks}>{t('applications.start.asks', { list: formatList(asked) })}</p>
      <p className={css.asks}>
        {t('applications.start.fee', { amount: priceText({ formatNumber }, type.fee) })}
      </p>
    </div>
  )
}

function problemOf(cause: Error) {
  const problem = cause instanceof CallFailed ? cause.problem : undefined
  if (problem === 'already-held') return 'held'
  return problem === 'too-many-applications' ? 'start.problemMany' : 'start.problem'
}

/** Each start has its own id, which is reused when a lost call is retried. */
function useStart(affiliateId: number) {
  const calls = useApplicationCalls(affiliateId)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { locale } = useTranslator()
  const [ids] = useState(() => new Map(APPLICATION_TYPES.map(({ id }) => [id, newId()])))
  return useMutation({
    mutationFn: (typeId: ApplicationType['id']) => calls.start(ids.get(typeId) ?? newId(), typeId),
    networkMode: 'always',
    onSuccess: (started) => {
      client.setQueryData(applicationQuery(calls, affiliateId, started.id, locale).queryKey, started)
      void client.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'assigned'] })
      return navigate(paths.application(started.id))
    },
  })
}
