import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'

type Props = {
  table: 'figures' | 'ages'
  /** Of the file, without its ending. */
  name: string
  query?: Record<string, string>
}

export function ExportButton({ table, name, query = {} }: Props) {
  const { t } = useTranslator('office-figures')
  const { http } = useCalls()
  const save = useMutation({
    mutationFn: () =>
      http.download('office', table === 'ages' ? 'figures/applications.csv' : 'figures.csv', { query }),
    onSuccess: (file) => saveFile(file, `${name}.csv`),
    onError: () => showToast({ text: t('office-figures.exportFailed') }),
  })
  return (
    <Button busy={save.isPending} icon={Download} onClick={() => save.mutate()} size="sm">
      {t('office-figures.export')}
    </Button>
  )
}
