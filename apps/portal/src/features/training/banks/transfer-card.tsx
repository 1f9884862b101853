import {
  BANK_FORMATS,
  type BankFormat,
  type BankReceiptWire,
  type BankWire,
} from '@fathom/contract/training/banks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { FileButton } from '../../../shared/ui/upload/file-button.tsx'
import office from '../office.module.css'
import { FAULT_TEXTS, LOSS_TEXTS } from './bank-texts.ts'
import css from './banks.module.css'
import { BANKS_KEY, type BankOf, exportBank, importBank } from './banks.queries.ts'

/** Questions from a file, and into one. */
export function TransferCard({ of, bank }: { of: BankOf; bank: BankWire | null }) {
  const { t } = useTranslator('training-banks')
  return (
    <Card title={t('training-banks.import')}>
      <ImportPart of={of} />
      {bank && bank.topics.length > 0 && <ExportPart of={of} pictures={bank.pictures} />}
    </Card>
  )
}

type Chosen = { file: File; receipt?: BankReceiptWire; isDone: boolean }

function ImportPart({ of }: { of: BankOf }) {
  const { t } = useTranslator('training-banks', 'training-office')
  const calls = useCalls()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>()
  const send = useMutation({
    mutationFn: ({ file, isCheck }: { file: File; isCheck: boolean }) =>
      importBank(calls, of, { file, isCheck }),
    onSuccess: async (receipt, { file, isCheck }) => {
      setChosen({ file, receipt, isDone: !isCheck })
      if (!isCheck) await client.invalidateQueries({ queryKey: BANKS_KEY })
    },
  })
  const refusal =
    send.error instanceof CallFailed && send.error.kind === 'refused' ? send.error.message : undefined
  const isEmpty = chosen?.receipt && chosen.receipt.added + chosen.receipt.replaced === 0
  return (
    <div className={office.list}>
      <p className={office.lead}>{t('training-banks.importLead')}</p>
      {chosen?.receipt && <Receipt isDone={chosen.isDone} name={chosen.file.name} of={chosen.receipt} />}
      {send.isError && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {refusal ?? t('training-office.notChanged')}
        </Banner>
      )}
      <div className={css.row}>
        {chosen?.receipt && !chosen.isDone && !isEmpty && (
          <Button
            busy={send.isPending}
            kind="primary"
            onClick={() => send.mutate({ file: chosen.file, isCheck: false })}
          >
            {t('training-banks.import')}
          </Button>
        )}
        <FileButton
          accept=".zip,.xml,.txt,.gift,.csv"
          busy={send.isPending}
          onFile={(file) => {
            setChosen({ file, isDone: false })
            send.mutate({ file, isCheck: true })
          }}
        >
          {t('training-banks.choose')}
        </FileButton>
      </div>
    </div>
  )
}

/** What the file has, or what was taken of it: nothing of a file is left unmentioned. */
function Receipt({ of, name, isDone }: { of: BankReceiptWire; name: string; isDone: boolean }) {
  const { t } = useTranslator('training-banks')
  const { added, replaced, unchanged, newTopics, refused, refusedCount, losses, lossCount } = of
  return (
    <section aria-label={name} className={office.list}>
      <Banner icon={isDone ? CircleCheck : FileText} live="status" tone={isDone ? 'ok' : 'info'}>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {isDone && t('training-banks.receipt.done')}
        </p>
        <p>{t('training-banks.receipt.counts', { added, replaced, unchanged, refused: refusedCount })}</p>
        {newTopics.length > 0 && (
          <p>
            {t('training-banks.receipt.topics')} <bdi>{newTopics.join(', ')}</bdi>
          </p>
        )}
      </Banner>
      <Places
        count={refusedCount}
        places={refused.map((each) => ({ ...each, reason: t(FAULT_TEXTS[each.fault]) }))}
        title={t('training-banks.receipt.refused')}
      />
      <Places
        count={lossCount}
        places={losses.map((each) => ({ ...each, reason: t(LOSS_TEXTS[each.loss]) }))}
        title={t('training-banks.receipt.losses')}
      />
    </section>
  )
}

type PlacesProps = {
  title: string
  count: number
  places: readonly { line: number | null; item: string; reason: string }[]
}

function Places({ title, count, places }: PlacesProps) {
  const { t } = useTranslator('training-banks')
  if (count === 0) return null
  return (
    <div>
      <h3 className={css.subtitle}>{title}</h3>
      <ul className={css.places}>
        {places.map(({ line, item, reason }, at) => (
          <li key={at}>
            {line !== null && <b>{t('training-banks.receipt.line', { line })} </b>}
            <bdi>{item}</bdi> <span className={css.reason}>{reason}</span>
          </li>
        ))}
      </ul>
      {count > places.length && <p>{t('training-banks.receipt.more', { count: count - places.length })}</p>}
    </div>
  )
}

/** Names of formats are the same in every language. */
const FORMAT_NAMES: Readonly<Record<BankFormat, string>> = {
  'qti-2.2': 'QTI 2.2',
  'qti-3.0': 'QTI 3.0',
  moodle: 'Moodle XML',
  gift: 'GIFT',
  csv: 'CSV',
}
const ENDINGS: Readonly<Record<BankFormat, string>> = {
  'qti-2.2': 'zip',
  'qti-3.0': 'zip',
  moodle: 'xml',
  gift: 'txt',
  csv: 'csv',
}

/** They can't contain pictures. */
const TEXT_ONLY: readonly BankFormat[] = ['gift', 'csv']

function ExportPart({ of, pictures }: { of: BankOf; pictures: number }) {
  const { t } = useTranslator('training-banks', 'training-office')
  const calls = useCalls()
  const [format, setFormat] = useState<BankFormat>('qti-2.2')
  const save = useMutation({
    mutationFn: () => exportBank(calls, of, format),
    onSuccess: (file) => {
      saveFile(file, `questions-${of.culture}-${format}.${ENDINGS[format]}`)
      if (pictures > 0 && TEXT_ONLY.includes(format))
        showToast({ text: t('training-banks.leftOut', { count: pictures }) })
    },
    onError: () => showToast({ text: t('training-office.notChanged') }),
  })
  return (
    <div className={office.choices}>
      <Field label={t('training-banks.format')}>
        <Select
          onChange={({ target }) => setFormat(BANK_FORMATS.find((each) => each === target.value) ?? 'csv')}
          value={format}
        >
          {BANK_FORMATS.map((each) => (
            <option key={each} value={each}>
              {FORMAT_NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={css.bottom}>
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          {t('training-banks.export')}
        </Button>
      </div>
    </div>
  )
}
