import PanelLeft from 'lucide-react/icons/panel-left'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Brand } from '../brand.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SyncFloat } from './sync-float.tsx'
import css from './top-bar.module.css'

type Props = { isMenuHidden: boolean; onToggleMenu: () => void; bell: ReactNode }

export function TopBar({ isMenuHidden, onToggleMenu, bell }: Props) {
  const { t } = useTranslator()
  return (
    <header className={css.bar}>
      <div className={css.brand}>
        <Brand />
      </div>
      <div className={css.toggle}>
        <IconButton
          aria-expanded={!isMenuHidden}
          flip
          icon={PanelLeft}
          label={t(isMenuHidden ? 'shell.nav.show' : 'shell.nav.hide')}
          onClick={onToggleMenu}
        />
      </div>
      <SyncFloat />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div aria-label={t('shell.nav.tools')} className={css.tools} role="group">
        <LanguageMenu />
        {bell}
        <AccountMenu />
      </div>
    </header>
  )
}
