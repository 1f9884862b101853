import type { ImportSummaryWire } from '@fathom/contract/logbook'
import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import FileUp from 'lucide-react/icons/file-up'
import FileWarning from 'lucide-react/icons/file-warning'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { Dotted } from '../../../shared/ui/surface/dotted.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { FileDrop } from '../../../shared/ui/upload/file-drop.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { useDoneWords } from './done-words.ts'
import { useFileNames } from './file-names.ts'
import css from './import.module.css'
import { importsQuery } from './import.queries.ts'
import { importPath } from './import-paths.ts'
import { ImportProblem } from './import-problem.tsx'
import type { StoredSharedFile } from './stored-shared-files.ts'
import { MOST_BYTES, useSending } from './use-sending.ts'

/** LO-01: chooses files of other logbooks and of dive computers, and lists earlier imports. */
export function ImportScreen() {
  const { t } = useTranslator('logbook-import')
  return (
    <>
      <Crumb to={paths.logbook()}>{t('shell.page.logbook')}</Crumb>
      <PageHeader lead={t('logbook-import.lead')} title={t('shell.page.importDives')} />
      <div className={css.screen}>
        <Files />
        <Imports />
      </div>
    </>
  )
}

function Files() {
  const { t, formatPercent, formatUnit } = useTranslator('logbook-import')
  const isOnline = useOnline()
  const { state, start, cancel, refuse, isShareLost, shared, sendShared } = useSending(isOnline)
  const isBusy = state.kind === 'sending' || state.kind === 'reading'
  return (
    <Card>
      <div className={css.files}>
        <p className={state.kind === 'canceled' ? css.quiet : 'visually-hidden'} role="status">
          {state.kind === 'sending' && t('logbook-import.sending')}
          {state.kind === 'reading' && t('logbook-import.reading')}
          {state.kind === 'canceled' && t('logbook-import.canceled')}
        </p>
        {!isOnline && !isBusy && (
          <Banner icon={WifiOff} live="status" tone="warn">
            {t('logbook-import.offline')}
          </Banner>
        )}
        {isShareLost && state.kind === 'idle' && (
          <Banner icon={FileWarning} live="status" tone="warn">
            {t('logbook-import.shared.lost')}
          </Banner>
        )}
        {state.kind === 'failed' && (
          <ImportProblem
            fault={state.fault}
            onRetry={state.files.length > 0 ? () => start(state.files) : undefined}
          />
        )}
        {!isBusy && shared.length > 0 && <SharedFiles onSend={sendShared} shared={shared} />}
        {isBusy ? (
          <div className={css.progress}>
            <p aria-hidden="true">
              {state.kind === 'sending'
                ? `${t('logbook-import.sending')} ${formatPercent(state.share)}`
                : t('logbook-import.reading')}
            </p>
            <ProgressBar
              label={t(`logbook-import.${state.kind}`)}
              value={state.kind === 'sending' ? state.share : undefined}
            />
            <Button kind="quiet" onClick={cancel}>
              {t('logbook-import.cancel')}
            </Button>
          </div>
        ) : (
          <FileDrop
            accept={[]}
            disabled={!isOnline}
            hint={t('logbook-import.drop.hint', { size: formatUnit(MOST_BYTES / 1024 ** 2, 'megabyte') })}
            icon={FileUp}
            label={t('logbook-import.drop.label')}
            maxBytes={MOST_BYTES}
            multiple={true}
            onFiles={start}
            onRefused={refuse}
            overLabel={t('logbook-import.drop.over')}
          />
        )}
      </div>
    </Card>
  )
}

type SharedProps = { shared: readonly StoredSharedFile[]; onSend: (() => void) | undefined }

/** Files that another app shared and that the server doesn't have yet. */
function SharedFiles({ shared, onSend }: SharedProps) {
  const { t } = useTranslator('logbook-import')
  return (
    <Banner
      action={
        onSend ? (
          <Button icon={FileUp} onClick={onSend}>
            {t('logbook-import.shared.send')}
          </Button>
        ) : (
          <ButtonLink to={paths.waiting()}>{t('shell.page.waiting')}</ButtonLink>
        )
      }
      icon={FileText}
    >
      <p>
        <b>{t('logbook-import.shared.title')}</b> {t('logbook-import.shared.text')}
      </p>
      <ul className={css.names}>
        {shared.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function Imports() {
  const { t } = useTranslator('logbook-import')
  const imports = useQuery(importsQuery(useCalls()))
  const isPaused = imports.fetchStatus === 'paused'
  if (imports.data?.length === 0 || (isPaused && !imports.data)) return null
  return (
    <Card title={t('logbook-import.list.title')}>
      {imports.data ? (
        <List>
          {imports.data.map((each) => (
            <ImportRow key={each.id} record={each} />
          ))}
        </List>
      ) : imports.isError ? (
        <ErrorState
          level={3}
          onRetry={() => void imports.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={imports.isFetching}
          title={t('logbook-import.list.failed')}
        />
      ) : (
        <Loading label={t('logbook-import.list.loading')}>
          <Skeleton height="4rem" shape="block" />
        </Loading>
      )}
    </Card>
  )
}

function ImportRow({ record }: { record: ImportSummaryWire }) {
  const { t, formatDay } = useTranslator('logbook-import')
  const fileNames = useFileNames()
  const done = useDoneWords()
  const { id, status, files, undoUntil } = record
  const outcome = {
    preview: t('logbook-import.list.preview'),
    accepted: done(record),
    undone: t('logbook-import.undone.title'),
  }
  return (
    <ListRow
      lead={<Tile icon={FileText} tone={status === 'preview' ? 'warn' : 'plain'} />}
      text={
        <Dotted
          parts={[
            formatDay(new Date(record.createdAt)),
            outcome[status],
            undoUntil && t('logbook-import.undo.until', { date: formatDay(new Date(undoUntil)) }),
          ]}
        />
      }
      title={fileNames(files)}
      to={importPath(id)}
    />
  )
}
