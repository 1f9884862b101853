import {
  CYLINDER_FIELDS,
  type Cylinder,
  declarationOf,
  type FieldOfKind,
  isAdventureDive,
  type ShownField,
  SKILLS,
  type Skill,
  type UnitSystem,
} from '@fathom/domain/logbook'
import type { Translator } from '@fathom/locales'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useCourses } from '../courses/use-courses.ts'
import { entryText, intervalText, measure } from './fields/measures.ts'
import { type ChoiceField, labelOf, optionKey } from './fields/text-keys.ts'

const DEGREE_DECIMALS = 6

const isSkill = (id: string): id is Skill => (SKILLS as readonly string[]).includes(id)

type IdField = FieldOfKind<'id' | 'ids'> & ShownField

type ValueWords = (field: ShownField, value: unknown) => string

/** Formats the value of any field for reading. */
export function useValueWords(unit: UnitSystem): ValueWords {
  const translator = useTranslator('logbook', 'logbook-form')
  const { nameOf } = useCourses()
  return valueWords(translator as Translator, unit, nameOf)
}

/** The same for a translator that has the words of the logbook and of its form. */
export function valueWords(
  translator: Translator,
  unit: UnitSystem,
  courseName: (id: string) => string,
): ValueWords {
  const { t, formatNumber, formatDay, formatTime, formatList } = translator
  const nameOf: Record<IdField, (id: string) => string> = {
    course: courseName,
    adventureDive: (id) => (isAdventureDive(id) ? t(`logbook.adventureDive.${id}`) : id),
    skills: (id) => (isSkill(id) ? t(`logbook.skill.${id}`) : id),
  }
  const cylinder = (parts: Cylinder): string =>
    CYLINDER_FIELDS.flatMap((part) => {
      const value = parts[part]
      if (value === null) return []
      const said = one(part, value)
      // A bare number doesn't say which gas or which pressure it is.
      return typeof value === 'number' ? [`${t(labelOf(part))} ${said}`] : [said]
    }).join(', ')
  const one = (field: ShownField, value: string | number | Cylinder): string => {
    if (typeof value === 'object') return cylinder(value)
    const declared = declarationOf(field)
    switch (declared.kind) {
      case 'number':
        if (declared.range.quantity) return measure(translator, unit, declared.range.quantity, Number(value))
        if (declared.unit === 'degree')
          return `${formatNumber(Number(value), { maximumFractionDigits: DEGREE_DECIMALS })}°`
        if (field === 'surfaceInterval') return intervalText(translator, Number(value))
        if (declared.unit === 'percent') return `${formatNumber(Number(value))}%`
        return `${formatNumber(Number(value))}\u00a0${t('logbook-form.minutes')}`
      case 'count':
        // Instructor and dive numbers are identifiers, so they aren't formatted as quantities.
        return entryText(translator, Number(value))
      case 'day':
        return formatDay(String(value))
      case 'time':
        return formatTime(new Date(`2000-01-01T${value}:00`))
      case 'id':
      case 'ids':
        return nameOf[field as IdField](String(value))
      case 'choice':
      case 'choices':
        // The server only stores values from the lists, so every value has a text.
        return t(optionKey(field as ChoiceField, value as never))
      default:
        return String(value)
    }
  }
  return (field, value) => {
    const values = (Array.isArray(value) ? value : [value]) as (string | number | Cylinder | null)[]
    const said = values
      .filter((each) => each !== null && each !== '')
      .map((each) => one(field, each as string))
      .filter((each) => each !== '')
    return said.length > 0 ? formatList(said) : t('logbook-form.conflict.empty')
  }
}
