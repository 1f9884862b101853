import type { ImportReceiptWire, NewImportWire } from '@fathom/contract/certifications'
import { MOST_IMPORTED_CERTIFICATIONS } from '@fathom/domain/certifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { FileButton } from '../../../shared/ui/upload/file-button.tsx'
import css from '../certifications.module.css'
import { OFFICE_KEY } from '../office/office.queries.ts'
import { checkImport, downloadReceipt, importFile } from './desk.queries.ts'
import { Faults, FaultsButton } from './faults.tsx'
import { FileRefused, fileText } from './file-text.ts'
import { ExampleButton, LevelList } from './level-list.tsx'

/** OF-06: certifications from a table. It is checked first, and issued when the member of staff says so. */
export function ImportCard() {
  const { t, formatNumber } = useTranslator('certifications-desk')
  const { chosen, check, issue, error, isPending } = useImport()
  const { receipt, isDone } = chosen ?? {}
  return (
    <Card title={t('certifications-desk.import')}>
      <div className={css.stack}>
        <p className={css.quiet}>
          {t('certifications-desk.importLead', { most: formatNumber(MOST_IMPORTED_CERTIFICATIONS) })}
        </p>
        <p className={css.quiet}>{t('certifications-desk.importLevels')}</p>
        <LevelList />
        {error && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {error}
          </Banner>
        )}
        {chosen && receipt && <Outcome isDone={chosen.isDone} name={chosen.name} receipt={receipt} />}
        <div className={css.actions}>
          {receipt && !isDone && receipt.good > 0 && (
            <Button busy={isPending} kind="primary" onClick={issue}>
              {receipt.faults.length > 0
                ? t('certifications-desk.takeGood')
                : t('certifications-desk.takeAll')}
            </Button>
          )}
          {chosen && isDone && <ReceiptButton importId={chosen.id} />}
          {receipt && <FaultsButton faults={receipt.faults} />}
          <FileButton accept=".csv,.txt,.tsv" busy={isPending} onFile={check}>
            {t('certifications-desk.file')}
          </FileButton>
          <ExampleButton />
        </div>
        {receipt && <Faults faults={receipt.faults} />}
      </div>
    </Card>
  )
}

/** `id` belongs to the file as it was chosen: pressing again after a failure issues nothing twice. */
type Chosen = { id: string; name: string; text: string; receipt?: ImportReceiptWire; isDone: boolean }

function useImport() {
  const calls = useCalls()
  const client = useQueryClient()
  const wordsOf = useErrorWords()
  const [chosen, setChosen] = useState<Chosen>()
  const check = useMutation({
    mutationFn: async (file: File) => {
      const text = await fileText(file)
      const next = { id: crypto.randomUUID(), name: file.name, text, isDone: false }
      return { ...next, receipt: await checkImport(calls, text) }
    },
    onMutate: () => setChosen(undefined),
    onSuccess: setChosen,
  })
  const issue = useMutation({
    mutationFn: (body: NewImportWire) => importFile(calls, body),
    onSuccess: async (receipt) => {
      if (chosen) setChosen({ ...chosen, receipt, isDone: true })
      await client.invalidateQueries({ queryKey: OFFICE_KEY })
    },
  })
  return {
    chosen,
    isPending: check.isPending || issue.isPending,
    error: wordsOf(check.error ?? issue.error),
    check(file: File) {
      issue.reset()
      check.mutate(file)
    },
    issue() {
      if (!chosen?.receipt) return
      const take = chosen.receipt.faults.length > 0 ? 'good' : 'all'
      issue.mutate({ id: chosen.id, text: chosen.text, take })
    },
  }
}

const FILE_PROBLEMS = ['no-columns', 'empty-file', 'too-many-rows', 'rows-refused'] as const

function useErrorWords(): (error: Error | null) => string | undefined {
  const { t, formatNumber } = useTranslator('certifications-desk')
  return (error) => {
    if (!error) return undefined
    if (error instanceof FileRefused) return t(`certifications-desk.file.${error.problem}`)
    const problem = error instanceof CallFailed ? error.problem : undefined
    if (error instanceof CallFailed && problem === 'open-quote') {
      const { line } = error.answer as { line: number }
      return t('certifications-desk.file.open-quote', { line: formatNumber(line) })
    }
    const known = FILE_PROBLEMS.find((each) => each === problem)
    return known ? t(`certifications-desk.file.${known}`) : t('certifications-desk.failed')
  }
}

function ReceiptButton({ importId }: { importId: string }) {
  const { t, locale } = useTranslator('certifications-desk')
  const calls = useCalls()
  const save = useMutation({
    mutationFn: () => downloadReceipt(calls, importId, locale),
    onSuccess: (file) => saveFile(file, `certifications-${importId.slice(-6)}.csv`),
    onError: () => showToast({ text: t('certifications-desk.loadFailed') }),
  })
  return (
    <Button busy={save.isPending} icon={Download} onClick={() => save.mutate()}>
      {t('certifications-desk.receipt')}
    </Button>
  )
}

type OutcomeProps = { name: string; receipt: ImportReceiptWire; isDone: boolean }

function Outcome({ name, receipt: { rows, good }, isDone }: OutcomeProps) {
  const { t, formatNumber } = useTranslator('certifications-desk')
  return (
    <Banner icon={isDone ? CircleCheck : FileText} live="status" tone={isDone ? 'ok' : 'info'}>
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      {isDone
        ? t('certifications-desk.imported', { count: formatNumber(good) })
        : t('certifications-desk.checked', { good: formatNumber(good), rows: formatNumber(rows) })}
    </Banner>
  )
}
