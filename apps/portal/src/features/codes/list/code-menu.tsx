import type { AccessCodeWire } from '@fathom/contract/codes'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Store from 'lucide-react/icons/store'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Menu } from '../../../shared/ui/overlay/menu.tsx'
import { MenuItem } from '../../../shared/ui/overlay/menu-item.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'

type Props = { code: AccessCodeWire; onChooseStore: () => void }

/** The less frequent actions on a code. */
export function CodeMenu({ code, onChooseStore }: Props) {
  const { t } = useTranslator('codes')
  const label = t('codes.row.more', { title: code.title })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.couponCode)
      showToast({ text: t('codes.row.copied') })
    } catch {
      showToast({ text: t('codes.row.notCopied') })
    }
  }
  return (
    <Menu label={label} trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}>
      <MenuItem icon={Copy} onSelect={() => void copy()}>
        {t('codes.row.copy')}
      </MenuItem>
      <MenuItem icon={Store} onSelect={onChooseStore}>
        {t(code.store ? 'codes.row.otherStore' : 'codes.row.store')}
      </MenuItem>
    </Menu>
  )
}
