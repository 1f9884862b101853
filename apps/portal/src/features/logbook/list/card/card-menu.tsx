import { type DiveLog, mayDo } from '@fathom/domain/logbook'
import Ellipsis from 'lucide-react/icons/ellipsis'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { IconButton } from '../../../../shared/ui/action/icon-button.tsx'
import { Menu } from '../../../../shared/ui/overlay/menu.tsx'
import { MenuItem, MenuLink } from '../../../../shared/ui/overlay/menu-item.tsx'
import { formPaths } from '../../form/screen/form-paths.ts'

type Props = { log: DiveLog; title: string; onDelete: (log: DiveLog) => void }

/** ST-01: the diver's actions for this log; empty when the log is pending or verified. */
export function CardMenu({ log, title, onDelete }: Props) {
  const { t } = useTranslator('logbook-list')
  const mayEdit = mayDo('edit', log, 'owner').granted
  const mayDelete = mayDo('delete', log, 'owner').granted
  if (!mayEdit && !mayDelete) return null
  const label = t('logbook-list.card.more', { title })
  return (
    <Menu
      label={label}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} iconSize="sm" label={label} />}
    >
      {mayEdit && (
        <MenuLink icon={PencilLine} to={formPaths.update(log.logType, log.id)}>
          {t('logbook-list.edit')}
        </MenuLink>
      )}
      {mayDelete && (
        <MenuItem danger={true} icon={Trash2} onSelect={() => onDelete(log)}>
          {t('logbook-list.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}
