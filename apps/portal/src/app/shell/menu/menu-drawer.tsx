import { useTranslator } from '../../../shared/i18n/index.ts'
import { Drawer } from '../../../shared/ui/overlay/drawer.tsx'
import css from './menu-drawer.module.css'
import { SidebarContent } from './sidebar.tsx'
import { useMenuFacts } from './use-menu-facts.ts'

type Props = { open: boolean; onClose: () => void }

/** Replaces the sidebar on a phone. */
export function MenuDrawer({ open, onClose }: Props) {
  const { t } = useTranslator()
  return (
    <Drawer
      closeLabel={t('shell.nav.close')}
      onClose={onClose}
      open={open}
      side="start"
      title={t('shell.tabs.menu')}
    >
      <div className={css.menu}>
        <SidebarContent {...useMenuFacts()} />
      </div>
    </Drawer>
  )
}
