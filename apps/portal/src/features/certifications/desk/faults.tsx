import type { ImportReceiptWire } from '@fathom/contract/certifications'
import { csvOf } from '@fathom/domain/references'
import Download from 'lucide-react/icons/download'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import css from '../certifications.module.css'

type Fault = ImportReceiptWire['faults'][number]
type Props = { faults: readonly Fault[] }

/** More than this are for a spreadsheet. */
const MOST_SHOWN = 100

/** The first wrong cells of a file with their reasons. */
export function Faults({ faults }: Props) {
  const { t, formatNumber } = useTranslator('certifications-desk')
  if (faults.length === 0) return null
  const columns: readonly Column<Fault>[] = [
    { key: 'line', header: t('certifications-desk.column.line'), cell: ({ line }) => formatNumber(line) },
    {
      key: 'field',
      header: t('certifications-desk.column.field'),
      cell: ({ field, value }) => (
        <>
          {t(`certifications-desk.column.${field}`)} <bdi>{value}</bdi>
        </>
      ),
    },
    {
      key: 'why',
      header: t('certifications-desk.column.why'),
      cell: ({ fault }) => t(`certifications-desk.fault.${fault}`),
    },
  ]
  return (
    <>
      {faults.length > MOST_SHOWN && (
        <p className={css.quiet}>
          {t('certifications-desk.faultsShown', {
            shown: formatNumber(MOST_SHOWN),
            count: formatNumber(faults.length),
          })}
        </p>
      )}
      <Table
        caption={t('certifications-desk.faults')}
        columns={columns}
        rowKey={({ line, field }) => `${line} ${field}`}
        rows={faults.slice(0, MOST_SHOWN)}
      />
    </>
  )
}

/** All of them, so that the file can be mended beside them. */
export function FaultsButton({ faults }: Props) {
  const { t } = useTranslator('certifications-desk')
  if (faults.length === 0) return null
  const save = () => {
    const headings = (['line', 'field', 'value', 'why'] as const).map((key) =>
      t(`certifications-desk.column.${key}`),
    )
    const rows = faults.map(({ line, field, value, fault }) => [
      String(line),
      t(`certifications-desk.column.${field}`),
      value,
      t(`certifications-desk.fault.${fault}`),
    ])
    saveFile(new Blob([csvOf([headings, ...rows])], { type: 'text/csv' }), 'mistakes.csv')
  }
  return (
    <Button icon={Download} onClick={save}>
      {t('certifications-desk.faultsDownload')}
    </Button>
  )
}
