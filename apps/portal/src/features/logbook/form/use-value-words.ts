import {
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
import { entryText, measure } from './fields/measures.ts'
import { type ChoiceField, optionKey } from './fields/text-keys.ts'

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
  const one = (field: ShownField, value: string | number): string => {
    const declared = declarationOf(field)
    switch (declared.kind) {
      case 'number':
        if (declared.range.quantity) return measure(translator, unit, declared.range.quantity, Number(value))
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
    const values = (Array.isArray(value) ? value : [value]) as (string | number | null)[]
    const said = values
      .filter((each) => each !== null && each !== '')
      .map((each) => one(field, each as string))
    return said.length > 0 ? formatList(said) : t('logbook-form.conflict.empty')
  }
}
