import type { EvaluationWire } from '@fathom/contract/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Download from 'lucide-react/icons/download'
import FileCheck from 'lucide-react/icons/file-check'
import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { flagsQuery } from '../../../../shared/flags.ts'
import { CallFailed } from '../../../../shared/http/index.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { newId } from '../../../../shared/new-id.ts'
import { saveFile } from '../../../../shared/save-file.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import css from '../done.module.css'
import { downloadEvaluation, uploadPage } from './ask.queries.ts'

const refusalOf = (problem: string | undefined) => {
  if (problem === 'page-blank') return 'forms-signers.paper.blank'
  return problem?.startsWith('page-') ? 'forms-signers.paper.wrongFile' : 'forms-signers.paper.failed'
}

type Props = { documentId: string; page: EvaluationWire | null | undefined }

/** TS-03: a physician signs a printed page; it counts once the instructor or dive center has seen it. */
export function PaperCard({ documentId, page }: Props) {
  const { t, locale } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { data: flags } = useQuery(flagsQuery(locale))
  const print = useMutation({
    networkMode: 'always',
    mutationFn: () => downloadEvaluation(calls, documentId, locale),
    onSuccess: (file) => saveFile(file, `${t('forms-signers.evaluation')}.pdf`),
    onError: () => showToast({ text: t('forms.list.notDownloaded') }),
  })
  const upload = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => uploadPage(calls, documentId, newId(), file),
    onSuccess: () => client.invalidateQueries({ queryKey: ['forms'] }),
  })
  const problem = upload.error instanceof CallFailed ? upload.error.problem : undefined
  return (
    <Card title={t('forms-signers.paper')}>
      <div className={css.made}>
        <p>{t('forms-signers.paper.text')}</p>
        {flags?.officeChecksPapers && <p>{t('forms-signers.paper.office')}</p>}
        {page && <PageState page={page} />}
        {upload.isError && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {t(refusalOf(problem))}
          </Banner>
        )}
        <div className={css.ways}>
          <Button busy={print.isPending} icon={Download} onClick={() => print.mutate()}>
            {t('forms-signers.paper.print')}
          </Button>
          <Button busy={upload.isPending} icon={Upload} onClick={() => input.current?.click()}>
            {t('forms-signers.paper.upload')}
          </Button>
        </div>
        <p className={css.note}>{t('forms-signers.paper.uploadHelp')}</p>
        <input
          accept="image/jpeg,image/png,application/pdf"
          aria-label={t('forms-signers.paper.upload')}
          hidden={true}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) upload.mutate(file)
            target.value = ''
          }}
          ref={input}
          type="file"
        />
      </div>
    </Card>
  )
}

function PageState({ page: { state, uploadedAt, by, reason } }: { page: EvaluationWire }) {
  const { t, formatDay } = useTranslator('forms', 'forms-signers')
  if (state === 'refused')
    return (
      <Banner icon={CircleAlert} tone="bad">
        {t('forms-signers.paper.refused', { by: by ?? '', reason: reason ?? '' })}
      </Banner>
    )
  if (state === 'confirmed') return null
  return (
    <Banner icon={FileCheck} live="status">
      {t('forms-signers.paper.waiting', { date: formatDay(new Date(uploadedAt)) })}
    </Banner>
  )
}
