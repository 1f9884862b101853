import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { downloadForm } from '../fill/fill.queries.ts'

type Props = { documentId: string; title: string }

/** The signed form as a PDF; rendering it takes a moment. */
export function DownloadPdf({ documentId, title }: Props) {
  const { t } = useTranslator('forms')
  const calls = useCalls()
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => downloadForm(calls, documentId),
    onSuccess: (file) => saveFile(file, `${title}.pdf`),
    onError: () => showToast({ text: t('forms.list.notDownloaded') }),
  })
  return (
    <Button
      aria-label={t('forms.list.downloadOf', { form: title })}
      busy={download.isPending}
      icon={Download}
      onClick={() => download.mutate()}
    >
      {t('forms.list.download')}
    </Button>
  )
}
