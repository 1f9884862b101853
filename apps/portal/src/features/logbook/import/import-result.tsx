import type { ImportWire } from '@fathom/contract/logbook'
import type { UnitSystem } from '@fathom/domain/logbook'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Download from 'lucide-react/icons/download'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { divePath } from '../logbook-paths.ts'
import { DiveTable } from './dive-table.tsx'
import { useDoneWords } from './done-words.ts'
import { useFileNames } from './file-names.ts'
import css from './import.module.css'
import { useOriginal, useUndoImport } from './import.queries.ts'
import { ImportReceipt } from './import-receipt.tsx'
import { LeftOutPhotos } from './left-out-photos.tsx'
import { WhatDivesBecome } from './what-dives-become.tsx'

type Props = { affiliateId: number; record: ImportWire; unit: UnitSystem }

/** LO-02, LO-03: what an import made, its receipt, its files, and a way to undo it. */
export function ImportResult({ affiliateId, record, unit }: Props) {
  const { t, formatDay } = useTranslator('logbook-import')
  const fileNames = useFileNames()
  const { status, created, joined, undoUntil, files } = record
  const done = useDoneWords()
  const dives = record.dives.filter(({ logId }) => logId !== null)
  const isAccepted = status === 'accepted'
  const isChange = created > 0 || joined > 0
  return (
    <>
      <PageHeader
        actions={
          <>
            {isAccepted && isChange && undoUntil && new Date(undoUntil) > new Date() && (
              <Undo affiliateId={affiliateId} record={record} />
            )}
            <ButtonLink kind="primary" to={paths.logbook()}>
              {t('logbook-import.openLogbook')}
            </ButtonLink>
          </>
        }
        lead={<span className={css.names}>{fileNames(files)}</span>}
        title={isAccepted ? done(record) : t('logbook-import.undone.title')}
      />
      <div className={css.screen}>
        <div role="status">
          {!isAccepted && <Undone undone={record.undone} />}
          {isAccepted && isChange && undoUntil && (
            <p>{t('logbook-import.undo.until', { date: formatDay(new Date(undoUntil)) })}</p>
          )}
        </div>
        {isAccepted && <LeftOutPhotos leftOutPhotos={record.leftOutPhotos} />}
        {isAccepted && <WhatDivesBecome dives={dives} />}
        {isAccepted && dives.length > 0 && (
          <Card>
            <DiveTable
              dives={dives}
              head={({ logId }, when) => (logId ? <Link to={divePath(logId)}>{when}</Link> : when)}
              unit={unit}
            />
          </Card>
        )}
        <ImportReceipt importId={record.id} />
        <Originals record={record} />
      </div>
    </>
  )
}

/** LO-02: what undoing left in the logbook, and why. */
function Undone({ undone }: Pick<ImportWire, 'undone'>) {
  const { t } = useTranslator('logbook-import')
  const { deleted = 0, kept = { verified: 0, pending: 0 }, profiles = 0 } = undone ?? {}
  const count = kept.verified + kept.pending
  return (
    <>
      {(deleted > 0 || (count === 0 && profiles === 0)) && <p>{t('logbook-import.undone.text')}</p>}
      {profiles > 0 && <p>{t('logbook-import.undone.profiles')}</p>}
      {count > 0 && <Banner icon={ShieldCheck}>{t('logbook-import.undone.kept', { count })}</Banner>}
    </>
  )
}

function Undo({ affiliateId, record }: Pick<Props, 'affiliateId' | 'record'>) {
  const { t } = useTranslator('logbook-import')
  const undo = useUndoImport(record, affiliateId)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button icon={Undo2} onClick={() => setIsAsking(true)}>
        {t('logbook-import.undo.open')}
      </Button>
      <ConfirmDialog
        busy={undo.isPending}
        confirmLabel={t('logbook-import.undo.open')}
        destructive={true}
        keepLabel={t('logbook-import.undo.keep')}
        onConfirm={() => undo.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
        onKeep={() => setIsAsking(false)}
        open={isAsking}
        title={t('logbook-import.undo.title')}
      >
        {record.created > 0 && <p>{t('logbook-import.undo.text')}</p>}
        {record.joined > 0 && <p>{t('logbook-import.undo.profiles')}</p>}
        {undo.isError && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {t('logbook-import.undo.failed')}
          </Banner>
        )}
      </ConfirmDialog>
    </>
  )
}

/** LO-03: the files, byte for byte. */
function Originals({ record: { id, files } }: { record: ImportWire }) {
  const { t } = useTranslator('logbook-import')
  const original = useOriginal(id)
  return (
    <Card title={t('logbook-import.original.title')}>
      <ul className={css.originals}>
        {files.map(({ name }, file) => (
          <li key={`${file} ${name}`}>
            <Button
              busy={original.isPending && original.variables.file === file}
              icon={Download}
              onClick={() => original.mutate({ file, name })}
            >
              <span className="visually-hidden">{t('logbook-import.original.download')} </span>
              <bdi>{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
