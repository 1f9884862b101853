import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'

/** Saves the students that are shown as a file for a spreadsheet. */
export function ExportButton({ load }: { load: () => Promise<Blob> }) {
  const { t } = useTranslator('training-center')
  const save = useMutation({
    mutationFn: async () => saveFile(await load(), 'students.csv'),
    onError: () => showToast({ text: t('training-center.failed') }),
  })
  return (
    <Button busy={save.isPending} icon={Download} kind="line" onClick={() => save.mutate()}>
      {t('training-center.export')}
    </Button>
  )
}
