import type { RedeemedWire } from '@fathom/contract/codes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { RadioRows } from '../../shared/ui/form/radio-rows.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import type { Choosing } from './action.ts'
import css from './codes.module.css'
import { useRedeem } from './codes.mutations.ts'
import { specialtiesQuery } from './codes.queries.ts'
import { Refused } from './refused.tsx'

type Props = { code: Choosing; done: () => void; onRedeemed: (redeemed: RedeemedWire) => void }

/** CA-24: a choice of the specialties that the code opens. */
export function SpecialtyDialog({ code, done, onRedeemed }: Props) {
  const { t } = useTranslator('codes')
  const redeem = useRedeem(onRedeemed)
  const [chosen, setChosen] = useState<string>()
  const [isSubmitted, setSubmitted] = useState(false)
  const submit = () => {
    setSubmitted(true)
    if (chosen) redeem.mutate({ code: code.couponCode, specialty: chosen })
  }
  return (
    <Dialog
      actions={
        <>
          <Button onClick={done}>{t('codes.confirm.cancel')}</Button>
          <Button busy={redeem.isPending} kind="primary" onClick={submit}>
            {t('codes.specialty.redeem')}
          </Button>
        </>
      }
      onClose={done}
      open={true}
      title={t('codes.specialty.title')}
    >
      <p>{t('codes.specialty.text')}</p>
      <div className={css.body}>
        <Specialties
          chosen={chosen}
          isMissing={isSubmitted && !chosen}
          of={code.packageId}
          onChoose={setChosen}
        />
      </div>
      <Refused error={redeem.error} />
    </Dialog>
  )
}

type ListProps = {
  of: string | null
  chosen: string | undefined
  isMissing: boolean
  onChoose: (packageId: string) => void
}

function Specialties({ of, chosen, isMissing, onChoose }: ListProps) {
  const { t, locale } = useTranslator('codes')
  const { data, isError, isFetching, refetch } = useQuery(specialtiesQuery(useCalls(), of, locale))
  if (data)
    return (
      <RadioRows
        choices={data.map(({ packageId, title, summary }) => ({
          value: packageId,
          label: title,
          help: summary,
        }))}
        error={isMissing && t('codes.specialty.missing')}
        legend={t('codes.specialty.label')}
        onChange={onChoose}
        value={chosen}
      />
    )
  if (isError)
    return (
      <p role="alert">
        {t('codes.specialty.failed')}{' '}
        <Button busy={isFetching} kind="quiet" onClick={() => void refetch()} size="sm">
          {t('shell.error.retry')}
        </Button>
      </p>
    )
  return (
    <Loading label={t('codes.loading')}>
      <Skeleton height="9rem" shape="block" />
    </Loading>
  )
}
