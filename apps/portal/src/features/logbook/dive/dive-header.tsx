import { type DiveLog, type LogRole, mayDo, type UnitSystem } from '@fathom/domain/logbook'
import Ellipsis from 'lucide-react/icons/ellipsis'
import History from 'lucide-react/icons/history'
import PencilLine from 'lucide-react/icons/pencil-line'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Menu } from '../../../shared/ui/overlay/menu.tsx'
import { MenuItem } from '../../../shared/ui/overlay/menu-item.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useLater } from '../../../shared/use-later.ts'
import { formPaths } from '../logbook-paths.ts'
import css from './dive.module.css'
import type { Dive } from './dive.queries.ts'
import { useDelete, useWithdraw } from './dive-actions.ts'
import { StatusBadge, WaitingBadge } from './status-badge.tsx'

type Props = { dive: Dive; role: LogRole; unit: UnitSystem; back: string }

export function DiveHeader({ dive, role, unit, back }: Props) {
  const { t } = useTranslator('logbook-dive')
  const { log, waits, isDraft } = dive
  return (
    <>
      <Crumb to={back}>{t(role === 'owner' ? 'shell.page.logbook' : 'shell.page.review')}</Crumb>
      <PageHeader
        actions={
          <div className={css.actions}>
            {waits ? <WaitingBadge isDraft={isDraft} waits={waits} /> : <StatusBadge status={log.status} />}
            {mayDo('edit', log, role).granted && (
              <ButtonLink icon={PencilLine} to={formPaths.update(log.logType, log.id)}>
                {t('logbook-dive.edit')}
              </ButtonLink>
            )}
            <DiveMenu log={log} role={role} unit={unit} />
          </div>
        }
        lead={<Lead dive={dive} />}
        title={<bdi>{log.title || t('logbook-dive.untitled')}</bdi>}
      />
    </>
  )
}

/** For example: Dive 118. Sha'ab Ali, Egypt. 14 May 2026, 09:12 to 09:58. */
function Lead({ dive: { log, number } }: { dive: Dive }) {
  const { t, formatDay, formatTime } = useTranslator('logbook-dive')
  const { timeIn, timeOut } = log.depthTime
  return [
    number !== null && t('logbook-dive.number', { number }),
    log.location && `${log.location}.`,
    when(log),
  ]
    .filter(Boolean)
    .join(' ')

  function when({ date }: DiveLog): string {
    const day = date ? formatDay(date) : ''
    const clock = (time: string) => formatTime(new Date(`2000-01-01T${time}:00`))
    if (timeIn && timeOut)
      return t('logbook-dive.when', {
        date: day,
        hasDate: day ? 'yes' : 'no',
        from: clock(timeIn),
        to: clock(timeOut),
      })
    return day && `${day}.`
  }
}

export const homeOf = (role: LogRole): string => (role === 'owner' ? paths.logbook() : paths.review())

type DiveMenuProps = { log: DiveLog; role: LogRole; unit: UnitSystem }

/** The available actions, depending on the dive's status and the reader's role (ST-01). */
function DiveMenu({ log, role, unit }: DiveMenuProps) {
  const { t } = useTranslator('logbook-dive')
  const withdraw = useWithdraw()
  const remove = useRemove(log)
  const [open, setOpen] = useState<'share' | 'history'>()
  const close = () => setOpen(undefined)
  const share = useLater(() => import('../share/share-dialog.tsx'))
  const history = useLater(() => import('../history/history-dialog.tsx'))
  return (
    <>
      <Menu
        label={t('logbook-dive.more')}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t('logbook-dive.more')} />}
      >
        <MenuItem icon={Share2} onSelect={() => void share.want(() => setOpen('share'))}>
          {t('logbook-dive.share')}
        </MenuItem>
        <MenuItem icon={Printer} onSelect={() => print()}>
          {t('logbook-dive.print')}
        </MenuItem>
        {log.version > 0 && (
          <MenuItem icon={History} onSelect={() => void history.want(() => setOpen('history'))}>
            {t('logbook-dive.history')}
          </MenuItem>
        )}
        {mayDo('withdraw', log, role).granted && (
          <MenuItem icon={Undo2} onSelect={() => withdraw.mutate(log)}>
            {t('logbook-dive.withdraw')}
          </MenuItem>
        )}
        {mayDo('delete', log, role).granted && (
          <MenuItem danger={true} icon={Trash2} onSelect={() => void remove()}>
            {t('logbook-dive.delete')}
          </MenuItem>
        )}
      </Menu>
      {share.part && <share.part.ShareDialog log={log} onClose={close} open={open === 'share'} unit={unit} />}
      {history.part && (
        <history.part.HistoryDialog log={log} onClose={close} open={open === 'history'} unit={unit} />
      )}
    </>
  )
}

/**
 * Returns to the list, where the message offers an undo. First, because the page of a dive that is gone says
 * that there's no such dive.
 */
function useRemove(log: DiveLog) {
  const remove = useDelete()
  const navigate = useNavigate()
  return async () => {
    await navigate(paths.logbook())
    remove(log)
  }
}
