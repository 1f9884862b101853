import type { BankWire } from '@fathom/contract/training/banks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { NumberInput } from '../../../shared/ui/form/number-input.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './banks.module.css'
import { BANKS_KEY, type BankOf, putPlan } from './banks.queries.ts'

/** How many questions an exam has, and how many right answers pass. */
export function SettingsCard({ of, bank }: { of: BankOf; bank: BankWire }) {
  const { t, locale, formatNumber } = useTranslator('training-banks', 'training-office')
  const calls = useCalls()
  const client = useQueryClient()
  const [count, setCount] = useState<number | undefined>(bank.count)
  const [percent, setPercent] = useState<number | undefined>(Math.round(bank.passMark * 100))
  const isValid =
    Number.isInteger(count) &&
    (count ?? 0) >= 1 &&
    (count ?? 0) <= 200 &&
    (percent ?? 0) >= 1 &&
    (percent ?? 0) <= 100
  const save = useMutation({
    mutationFn: () => putPlan(calls, of, { count: count ?? 1, passMark: (percent ?? 1) / 100 }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: BANKS_KEY })
      showToast({ text: t('training-banks.planSaved') })
    },
    onError: () => showToast({ text: t('training-office.notChanged') }),
  })
  return (
    <Card title={t('training-banks.settings')}>
      <div className={css.choices}>
        <Field label={t('training-banks.perExam')}>
          <NumberInput format={formatNumber} locale={locale} onChange={setCount} value={count} />
        </Field>
        <Field label={t('training-banks.passMark')}>
          <NumberInput format={formatNumber} locale={locale} onChange={setPercent} unit="%" value={percent} />
        </Field>
      </div>
      <Button busy={save.isPending} disabled={!isValid} onClick={() => save.mutate()}>
        {t('training-banks.savePlan')}
      </Button>
    </Card>
  )
}
