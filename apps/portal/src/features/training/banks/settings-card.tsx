import { type BankWire, type ExamPlanChangeWire, MOST_OF_EXAM } from '@fathom/contract/training/banks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { NumberInput } from '../../../shared/ui/form/number-input.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import office from '../office.module.css'
import { BANKS_KEY, type BankOf, putPlan } from './banks.queries.ts'

const SETTINGS = ['count', 'percent', 'minutes', 'attempts', 'pauseHours'] as const
type Setting = (typeof SETTINGS)[number]
type Settings = Record<Setting, number | undefined>

const LABELS = {
  count: 'training-banks.perExam',
  percent: 'training-banks.passMark',
  minutes: 'training-banks.minutes',
  attempts: 'training-banks.attempts',
  pauseHours: 'training-banks.pause',
} as const satisfies Record<Setting, string>

const settingsOf = ({ count, passMark, minutes, limits }: BankWire): Settings => ({
  count,
  percent: Math.round(passMark * 100),
  minutes: minutes ?? undefined,
  ...limits,
})

/** Only the time limit may be empty. */
const isWrong = (settings: Settings, name: Setting): boolean => {
  const value = settings[name]
  if (value === undefined) return name !== 'minutes'
  return !Number.isInteger(value) || value < 1 || value > MOST_OF_EXAM[name]
}

const planOf = ({ count = 0, percent = 0, minutes, attempts = 0, pauseHours = 0 }: Settings) => ({
  count,
  passMark: percent / 100,
  minutes: minutes ?? null,
  limits: { attempts, pauseHours },
})

/** How many questions an exam has, how many right answers pass, how long it takes and how often it may be failed. */
export function SettingsCard({ of, bank }: { of: BankOf; bank: BankWire }) {
  const { t, locale, formatNumber } = useTranslator('training-banks', 'training-office')
  const calls = useCalls()
  const client = useQueryClient()
  const [settings, setSettings] = useState(() => settingsOf(bank))
  const save = useMutation({
    mutationFn: (change: ExamPlanChangeWire) => putPlan(calls, of, change),
    onSuccess: () => {
      showToast({ text: t('training-banks.planSaved') })
      return client.invalidateQueries({ queryKey: BANKS_KEY })
    },
    onError: () => showToast({ text: t('training-office.notChanged') }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (SETTINGS.some((name) => isWrong(settings, name)))
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    else save.mutate(planOf(settings))
  }
  return (
    <Card title={t('training-banks.settings')}>
      <form noValidate={true} onSubmit={submit}>
        <div className={office.choices}>
          {SETTINGS.map((name) => (
            <Field
              error={
                isWrong(settings, name) &&
                t('training-banks.outOfRange', { least: 1, most: MOST_OF_EXAM[name] })
              }
              key={name}
              label={t(LABELS[name])}
            >
              <NumberInput
                format={formatNumber}
                locale={locale}
                onChange={(value) => setSettings((now) => ({ ...now, [name]: value }))}
                value={settings[name]}
                {...(name === 'percent' && { unit: '%' })}
              />
            </Field>
          ))}
        </div>
        <Button busy={save.isPending} type="submit">
          {t('training-banks.savePlan')}
        </Button>
      </form>
    </Card>
  )
}
