import { type BankWire, type ExamPlanChangeWire, examPlanChangeWire } from '@fathom/contract/training/banks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { NumberInput } from '../../../shared/ui/form/number-input.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import office from '../office.module.css'
import { BANKS_KEY, type BankOf, putPlan } from './banks.queries.ts'

/** How many questions an exam has, how many right answers pass, how long it takes and how often it may be failed. */
export function SettingsCard({ of, bank }: { of: BankOf; bank: BankWire }) {
  const { t, locale, formatNumber } = useTranslator('training-banks', 'training-office')
  const calls = useCalls()
  const client = useQueryClient()
  const [count, setCount] = useState<number | undefined>(bank.count)
  const [percent, setPercent] = useState<number | undefined>(Math.round(bank.passMark * 100))
  const [minutes, setMinutes] = useState<number | undefined>(bank.minutes ?? undefined)
  const [attempts, setAttempts] = useState<number | undefined>(bank.limits.attempts)
  const [pauseHours, setPauseHours] = useState<number | undefined>(bank.limits.pauseHours)
  const plan = examPlanChangeWire.safeParse({
    count,
    passMark: (percent ?? 0) / 100,
    minutes: minutes ?? null,
    limits: { attempts, pauseHours },
  })
  const save = useMutation({
    mutationFn: (change: ExamPlanChangeWire) => putPlan(calls, of, change),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: BANKS_KEY })
      showToast({ text: t('training-banks.planSaved') })
    },
    onError: () => showToast({ text: t('training-office.notChanged') }),
  })
  return (
    <Card title={t('training-banks.settings')}>
      <div className={office.choices}>
        <Field label={t('training-banks.perExam')}>
          <NumberInput format={formatNumber} locale={locale} onChange={setCount} value={count} />
        </Field>
        <Field label={t('training-banks.passMark')}>
          <NumberInput format={formatNumber} locale={locale} onChange={setPercent} unit="%" value={percent} />
        </Field>
        <Field label={t('training-banks.minutes')}>
          <NumberInput format={formatNumber} locale={locale} onChange={setMinutes} value={minutes} />
        </Field>
        <Field label={t('training-banks.attempts')}>
          <NumberInput format={formatNumber} locale={locale} onChange={setAttempts} value={attempts} />
        </Field>
        <Field label={t('training-banks.pause')}>
          <NumberInput format={formatNumber} locale={locale} onChange={setPauseHours} value={pauseHours} />
        </Field>
      </div>
      <Button
        busy={save.isPending}
        disabled={!plan.success}
        onClick={() => plan.data && save.mutate(plan.data)}
      >
        {t('training-banks.savePlan')}
      </Button>
    </Card>
  )
}
