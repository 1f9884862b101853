import type { Unit } from '@fathom/contract/logbook'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { RadioRows } from '../../shared/ui/form/radio-rows.tsx'
import { SavedSetting } from './saved-setting.tsx'
import { unitSettingQuery, useChangeUnit } from './unit-preference.ts'

const UNITS: readonly Unit[] = ['Metric', 'Imperial']

export function UnitSetting() {
  const { t } = useTranslator('logbook')
  const saved = useQuery(unitSettingQuery(useCalls()))
  const change = useChangeUnit()
  return (
    <SavedSetting
      failed={t('logbook.settings.units.failed')}
      saved={saved}
      skeleton={
        <Loading label={t('logbook.settings.units.loading')}>
          <Skeleton height="3.5rem" shape="block" />
          <Skeleton height="3.5rem" shape="block" />
        </Loading>
      }
    >
      {(unit) => (
        <RadioRows
          choices={UNITS.map((value) => ({
            value,
            label: t(`logbook.settings.units.${value}`),
            help: t(`logbook.settings.units.${value}Help`),
          }))}
          legend={<span className="visually-hidden">{t('logbook.settings.units.title')}</span>}
          onChange={change}
          value={unit}
        />
      )}
    </SavedSetting>
  )
}
