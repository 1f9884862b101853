import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import Droplets from 'lucide-react/icons/droplets'
import Eye from 'lucide-react/icons/eye'
import Sun from 'lucide-react/icons/sun'
import Thermometer from 'lucide-react/icons/thermometer'
import Waves from 'lucide-react/icons/waves'
import Wind from 'lucide-react/icons/wind'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Icon, type IconShape } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { measure } from '../form/fields/measures.ts'
import css from './dive.module.css'

type Name = 'water' | 'weather' | 'temperature' | 'visibility' | 'waves' | 'current'

const ICONS: Record<Name, IconShape> = {
  water: Droplets,
  weather: Sun,
  temperature: Thermometer,
  visibility: Eye,
  waves: Waves,
  current: Wind,
}

/** The known conditions, with the labels of the form. */
function useConditions({ conditions: said }: DiveLog, unit: UnitSystem): [Name, string[]][] {
  const translator = useTranslator('logbook', 'logbook-dive')
  const { t } = translator
  const degrees = (value: number | null) =>
    value === null ? [] : [measure(translator, unit, 'temperature', value)]
  const words: Record<Name, string[]> = {
    water: [
      ...(said.waterType ? [t(`logbook.option.water_type.${said.waterType}`)] : []),
      ...(said.bodyOfWater ? [t(`logbook.option.body_of_water.${said.bodyOfWater}`)] : []),
    ],
    weather: [
      ...(said.weather ? [t(`logbook.option.weather.${said.weather}`)] : []),
      ...degrees(said.airTemp),
    ],
    temperature: [...degrees(said.surfaceWaterTemp), ...degrees(said.bottomWaterTemp)],
    visibility: [
      ...(said.visibility ? [t(`logbook.option.visibility.${said.visibility}`)] : []),
      ...(said.visibilityDistance === null
        ? []
        : [measure(translator, unit, 'distance', said.visibilityDistance)]),
    ],
    waves: said.waveCondition ? [t(`logbook.option.wave_condition.${said.waveCondition}`)] : [],
    current: [
      ...(said.current ? [t(`logbook.option.current.${said.current}`)] : []),
      ...(said.surge ? [t(`logbook.option.surge.${said.surge}`)] : []),
    ],
  }
  return (Object.entries(words) as [Name, string[]][]).filter(([, each]) => each.length > 0)
}

export function ConditionsCard({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
  const { t } = useTranslator('logbook', 'logbook-dive')
  const conditions = useConditions(log, unit)
  const label = (name: Name) => {
    if (name === 'temperature') {
      const { surfaceWaterTemp, bottomWaterTemp } = log.conditions
      if (surfaceWaterTemp === null) return t('logbook-dive.condition.bottom')
      if (bottomWaterTemp === null) return t('logbook-dive.condition.surface')
    }
    if (name === 'weather' && !log.conditions.weather) return t('logbook-dive.condition.air')
    if (name === 'current' && !log.conditions.surge) return t('logbook-dive.condition.currentAlone')
    if (name === 'current' && !log.conditions.current) return t('logbook-dive.condition.surge')
    return t(`logbook-dive.condition.${name}`)
  }
  if (conditions.length === 0) return null
  return (
    <Card title={t('logbook.section.conditions')}>
      <dl className={css.conditions}>
        {conditions.map(([name, words]) => (
          <div key={name}>
            <dt>
              <Icon of={ICONS[name]} />
              {label(name)}
            </dt>
            <dd>{words.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
