import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { studentsQuery } from '../students.queries.ts'
import { StudentsLead } from '../students-lead.tsx'

/** Below the greeting: the class in one sentence. */
export function TeacherLead({ affiliateId }: { affiliateId: number }) {
  const { locale } = useTranslator('training-students')
  return <StudentsLead students={useQuery(studentsQuery(useCalls(), affiliateId, locale)).data} />
}
