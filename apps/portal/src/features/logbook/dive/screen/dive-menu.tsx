import { type DiveLog, type LogRole, mayDo, type UnitSystem } from '@fathom/domain/logbook'
import Ellipsis from 'lucide-react/icons/ellipsis'
import History from 'lucide-react/icons/history'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { useNavigate } from '../../../../shared/router/index.ts'
import { IconButton } from '../../../../shared/ui/action/icon-button.tsx'
import { Menu } from '../../../../shared/ui/overlay/menu.tsx'
import { MenuItem } from '../../../../shared/ui/overlay/menu-item.tsx'
import { useLater } from '../../../../shared/use-later.ts'
import { useDelete } from '../actions/use-delete.ts'
import { useShare } from '../actions/use-share.ts'
import { useWithdraw } from '../actions/use-withdraw.ts'

type Props = { log: DiveLog; role: LogRole; unit: UnitSystem }

/** The available actions, depending on the dive's status and the reader's role (ST-01). */
export function DiveMenu({ log, role, unit }: Props) {
  const { t } = useTranslator('logbook-dive')
  const share = useShare(log, unit)
  const withdraw = useWithdraw()
  const remove = useRemove(log)
  const [isOpen, setOpen] = useState(false)
  const history = useLater(() => import('../../history/history-dialog.tsx'))
  return (
    <>
      <Menu
        label={t('logbook-dive.more')}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t('logbook-dive.more')} />}
      >
        <MenuItem icon={Share2} onSelect={() => void share()}>
          {t('logbook-dive.share')}
        </MenuItem>
        <MenuItem icon={Printer} onSelect={() => print()}>
          {t('logbook-dive.print')}
        </MenuItem>
        <MenuItem icon={History} onSelect={() => void history.want(() => setOpen(true))}>
          {t('logbook-dive.history')}
        </MenuItem>
        {mayDo('withdraw', log, role).granted && (
          <MenuItem icon={Undo2} onSelect={() => withdraw.mutate(log)}>
            {t('logbook-dive.withdraw')}
          </MenuItem>
        )}
        {mayDo('delete', log, role).granted && (
          <MenuItem danger={true} icon={Trash2} onSelect={remove}>
            {t('logbook-dive.delete')}
          </MenuItem>
        )}
      </Menu>
      {history.part && (
        <history.part.HistoryDialog log={log} onClose={() => setOpen(false)} open={isOpen} unit={unit} />
      )}
    </>
  )
}

/** Returns to the list, where the message offers an undo. */
function useRemove(log: DiveLog) {
  const remove = useDelete()
  const navigate = useNavigate()
  return () => {
    remove(log)
    void navigate(paths.logbook())
  }
}
