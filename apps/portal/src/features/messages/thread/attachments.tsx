import type { AttachmentWire } from '@fathom/contract/messages'
import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { THREAD } from '../messages.queries.ts'
import css from './thread.module.css'

type Props = { enrolmentId: string; of: readonly AttachmentWire[] }

/** Pictures are shown; every file can be saved. */
export function Attachments({ enrolmentId, of }: Props) {
  const { t } = useTranslator('messages')
  return (
    <ul aria-label={t('messages.attachments')} className={css.attachments}>
      {of.map((each) => (
        <Attachment enrolmentId={enrolmentId} file={each} key={each.id} />
      ))}
    </ul>
  )
}

function Attachment({ enrolmentId, file }: { enrolmentId: string; file: AttachmentWire }) {
  const { t } = useTranslator('messages')
  const { http } = useCalls()
  const { id, name, type } = file
  const load = () => http.download('learning', `${THREAD}/attachments/{id}`, { params: { enrolmentId, id } })
  const picture = useQuery({
    queryKey: ['message-picture', enrolmentId, id],
    queryFn: load,
    enabled: type === 'image/jpeg',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useObjectUrl(picture.data)
  const save = async () => {
    try {
      saveFile(picture.data ?? (await load()), name)
    } catch {
      showToast({ text: t('messages.saveFailed') })
    }
  }
  return (
    <li>
      {url && <img alt={name} className={css.picture} src={url} />}
      <Button icon={Download} kind="quiet" onClick={() => void save()} size="sm">
        {t('messages.save', { name })}
      </Button>
    </li>
  )
}
