import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import css from './record.module.css'
import { fetchPdf, type RecordOf } from './record.queries.ts'

/** Saves the record as a file, or prints it. */
export function RecordActions({ of }: { of: RecordOf }) {
  const { t } = useTranslator('training-records')
  const pdf = usePdf(of)
  return (
    <div className={css.actions}>
      <Button icon={Printer} onClick={() => window.print()}>
        {t('training-records.record.print')}
      </Button>
      <Button busy={pdf.isPending} icon={Download} kind="primary" onClick={() => pdf.mutate()}>
        {t('training-records.record.pdf')}
      </Button>
    </div>
  )
}

function usePdf(of: RecordOf) {
  const calls = useCalls()
  const { t } = useTranslator('training-records')
  const mutation = useMutation({
    mutationFn: async () =>
      saveFile(
        await fetchPdf(calls, of),
        `${t('training-records.record.file')}-${of.student ?? 'fathom'}.pdf`,
      ),
    onError: () => {
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate() }
      showToast({ text: t('training-records.record.notDownloaded'), action })
    },
  })
  return mutation
}
