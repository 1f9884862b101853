import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { saveFile } from '../../../../shared/save-file.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { downloadForm } from '../fill.queries.ts'

export function DownloadButton({ documentId, title }: { documentId: string; title: string }) {
  const { t } = useTranslator('forms')
  const calls = useCalls()
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => downloadForm(calls, documentId),
    onSuccess: (file) => saveFile(file, `${title}.pdf`),
    onError: () => showToast({ text: t('forms.fill.done.notDownloaded') }),
  })
  return (
    <Button busy={download.isPending} icon={Download} onClick={() => download.mutate()}>
      {t('forms.fill.done.download')}
    </Button>
  )
}
