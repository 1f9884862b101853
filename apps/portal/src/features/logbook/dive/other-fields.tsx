import {
  type DiveLog,
  emptyValue,
  fieldNames,
  isShownField,
  type ShownField,
  type UnitSystem,
  valueAt,
} from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { labelOf } from '../form/fields/text-keys.ts'
import { useValueWords } from '../form/use-value-words.ts'

/** The fields that a card or the header of the page shows in a form of its own. */
const IN_CARDS: readonly ShownField[] = [
  ...(['title', 'date', 'location', 'diveType', 'course', 'number', 'adventureDive'] as const),
  ...(['instructorNumber', 'maxDepth', 'bottomTime', 'timeIn', 'timeOut', 'skills'] as const),
  ...(['waterType', 'bodyOfWater', 'weather', 'airTemp', 'surfaceWaterTemp', 'bottomWaterTemp'] as const),
  ...(['visibility', 'visibilityDistance', 'waveCondition', 'current', 'surge'] as const),
  ...(['suitType', 'weight', 'weightType', 'additionalEquipment', 'cylinderType', 'cylinderSize'] as const),
  ...(['gasMixture', 'oxygen', 'nitrogen', 'helium', 'startingPressure', 'endingPressure'] as const),
  ...(['feeling', 'notes', 'buddies', 'diveCenter'] as const),
]

const OTHERS = fieldNames.filter(isShownField).filter((field) => !IN_CARDS.includes(field))

type Props = { log: DiveLog; unit: UnitSystem }

/** Every other field that the diver filled in, so that a new field shows up before it has a place in a card. */
export function OtherFields({ log, unit }: Props) {
  const isFilled = (field: ShownField) =>
    JSON.stringify(valueAt(log, field)) !== JSON.stringify(emptyValue(field))
  const filled = OTHERS.filter(isFilled)
  return filled.length === 0 ? null : <FilledFields fields={filled} log={log} unit={unit} />
}

function FilledFields({ log, unit, fields }: Props & { fields: readonly ShownField[] }) {
  const { t } = useTranslator('logbook-form')
  const wordsOf = useValueWords(unit)
  return (
    <Card>
      <Facts>
        {fields.map((field) => (
          <Fact key={field} name={t(labelOf(field))}>
            <bdi>{wordsOf(field, valueAt(log, field))}</bdi>
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
