import type { FoundPersonWire, MergePreviewWire } from '@fathom/contract/office'
import { useMutation, useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import type { Signing } from './change-refusal.tsx'
import { mergeAccounts, mergePreviewQuery } from './merge.queries.ts'
import { MergeProblem } from './merge-problem.tsx'
import css from './people.module.css'

type Props = {
  /** The account that stays is the first. */
  ids: readonly [number, number]
  signing: Signing
  onBack: () => void
  onMerged: () => void
}

export function MergePreview({ ids, signing, onBack, onMerged }: Props) {
  const { t } = useTranslator('office-merge', 'office')
  const [isSwapped, setSwapped] = useState(false)
  const [to, from] = isSwapped ? [ids[1], ids[0]] : ids
  const preview = useQuery(mergePreviewQuery(useCalls(), { from, to }))
  return (
    <>
      <div className={css.buttons}>
        <Button onClick={() => setSwapped(!isSwapped)}>{t('office-merge.swap')}</Button>
        <Button kind="quiet" onClick={onBack}>
          {t('office-merge.another')}
        </Button>
      </div>
      {preview.data ? (
        <Preview
          key={`${from} ${to}`}
          onMerged={onMerged}
          opened={ids[0]}
          preview={preview.data}
          signing={signing}
        />
      ) : preview.isError || preview.fetchStatus === 'paused' ? (
        <ErrorState
          onRetry={() => void preview.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={preview.isFetching}
          title={t('office-merge.failed')}
        >
          {t('office.failedText')}
        </ErrorState>
      ) : (
        <Loading label={t('office-merge.loading')}>
          <Skeleton height="10rem" shape="block" />
        </Loading>
      )}
    </>
  )
}

type Shown = Pick<Props, 'signing' | 'onMerged'> & { preview: MergePreviewWire; opened: number }

function Preview({ preview, opened, signing, onMerged }: Shown) {
  const { t } = useTranslator('office-merge')
  const { stays, goes, refusal } = preview
  return (
    <>
      <Facts>
        <Fact name={t('office-merge.stays')}>
          <Person person={stays} />
        </Fact>
        <Fact name={t('office-merge.goes')}>
          <Person person={goes} />
        </Fact>
      </Facts>
      {refusal ? (
        <Banner icon={CircleAlert} live="status" tone="bad">
          {t(`office-merge.refusal.${refusal}`)}
        </Banner>
      ) : (
        <>
          <Moves preview={preview} />
          <Decisions preview={preview} />
          <Confirm onMerged={onMerged} opened={opened} preview={preview} signing={signing} />
        </>
      )}
    </>
  )
}

function Person({ person: { name, affiliateId, email } }: { person: FoundPersonWire }) {
  const { formatId } = useTranslator()
  return (
    <span className={css.email}>
      <bdi>{name}</bdi> · <bdi>{formatId(affiliateId)}</bdi> · <bdi>{email}</bdi>
    </span>
  )
}

const AREA_KEYS = {
  cards: 'office.right.cards',
  courses: 'office.right.courses',
  dives: 'shell.nav.logbook',
  forms: 'office-people.forms',
  applications: 'office.right.applications',
  codes: 'office.right.codes',
  club: 'shell.nav.club',
  messages: 'shell.page.messages',
  notifications: 'office-merge.notifications',
} as const satisfies Record<MergePreviewWire['moves'][number]['area'], string>

function Moves({ preview: { moves } }: Pick<Shown, 'preview'>) {
  const { t, formatNumber } = useTranslator('office-merge', 'office', 'office-people')
  return (
    <section className={css.part}>
      <h3>{t('office-merge.moves')}</h3>
      {moves.length === 0 ? (
        <p className={css.quiet}>{t('office-merge.nothing')}</p>
      ) : (
        <Facts>
          {moves.map(({ area, count }) => (
            <Fact key={area} name={t(AREA_KEYS[area])}>
              {formatNumber(count)}
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  )
}

function Decisions({ preview: { conflicts, stays } }: Pick<Shown, 'preview'>) {
  const { t, formatNumber } = useTranslator('office-merge')
  return (
    <section className={css.part}>
      <h3>{t('office-merge.decisions')}</h3>
      <ul className={css.decisions}>
        {conflicts.map(({ kind, count }) => (
          <li key={kind}>
            {kind === 'names'
              ? t('office-merge.conflict.names', { name: stays.name })
              : kind === 'certifications' ||
                  kind === 'courses' ||
                  kind === 'same-day-dives' ||
                  kind === 'open-applications'
                ? t(`office-merge.conflict.${kind}`, { count: formatNumber(count) })
                : t(`office-merge.conflict.${kind}`)}
          </li>
        ))}
        <li>{t('office-merge.rule.account')}</li>
        <li>{t('office-merge.rule.undo')}</li>
      </ul>
    </section>
  )
}

const MOST_LETTERS = 500

function Confirm({ preview: { stays, goes, conflicts }, opened, signing, onMerged }: Shown) {
  const { t } = useTranslator('office-merge')
  const calls = useCalls()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const limit = useTextLimit()(reason, MOST_LETTERS)
  const namesDiffer = conflicts.some(({ kind }) => kind === 'names')
  const [isSamePerson, setSamePerson] = useState(!namesDiffer)
  const [isTried, setIsTried] = useState(false)
  const isReasonMissing = reason.trim() === ''
  // The same for a second try with this reason, which is then the same merge.
  const [key, setKey] = useState(newId)
  const merge = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      signing.freshly(() =>
        mergeAccounts(calls, stays.affiliateId, {
          ...{ from: goes.affiliateId, key, reason: reason.trim() },
          namesDiffer: namesDiffer && isSamePerson,
        }),
      ),
    onSuccess: () => {
      showToast({ text: t('office-merge.done') })
      if (stays.affiliateId === opened) onMerged()
      else void navigate(paths.officePerson(stays.affiliateId))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (isReasonMissing || limit.isTooLong) event.currentTarget.querySelector('textarea')?.focus()
    else if (!isSamePerson) event.currentTarget.querySelector('input')?.focus()
    else if (!merge.isPending) merge.mutate()
  }
  return (
    <form className={css.change} noValidate={true} onSubmit={submit}>
      <div className={css.part}>
        <Field
          error={limit.error ?? (isTried && isReasonMissing && t('office-merge.reasonMissing'))}
          help={limit.help ?? t('office-merge.reasonHint')}
          label={t('office-merge.reason')}
        >
          <TextArea
            onChange={({ target }) => {
              setReason(target.value)
              setKey(newId())
            }}
            required={true}
            value={reason}
          />
        </Field>
      </div>
      {namesDiffer && (
        <Checkbox
          checked={isSamePerson}
          error={isTried && !isSamePerson && t('office-merge.samePersonMissing')}
          onChange={({ target }) => setSamePerson(target.checked)}
          required={true}
        >
          {t('office-merge.samePerson', { stays: stays.name, goes: goes.name })}
        </Checkbox>
      )}
      <MergeProblem error={merge.error} signing={signing} />
      <Button busy={merge.isPending} kind="primary" type="submit">
        {t('office-merge.confirm')}
      </Button>
    </form>
  )
}
