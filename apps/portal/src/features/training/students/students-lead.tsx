import type { StudentsWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { classOf, EVERYBODY, isUnderWay } from './class/class-list.ts'

/** The class in one sentence. */
export function StudentsLead({ students }: { students: StudentsWire | undefined }) {
  const { t } = useTranslator('training-students')
  const learning = students?.filter(({ courses }) => courses.some(({ state }) => isUnderWay(state))) ?? []
  if (!students || learning.length === 0) return null
  const { counts } = classOf(students, EVERYBODY)
  return t('training-students.lead', { count: learning.length, stuck: counts.stuck, ready: counts.ready })
}
