import MessageCircle from 'lucide-react/icons/message-circle'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'

/** LE-07: where a lesson or an exam asks the student to tell the instructor, it leads to their conversation. */
export function WriteToTeacher({ enrolmentId }: { enrolmentId: string | undefined }) {
  const { t } = useTranslator('messages')
  if (enrolmentId === undefined) return null
  return (
    <ButtonLink icon={MessageCircle} kind="soft" to={paths.messages(enrolmentId)}>
      {t('messages.write')}
    </ButtonLink>
  )
}
