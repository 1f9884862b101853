import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { MainMenu } from './main-menu.tsx'
import { menuFor } from './menu.ts'
import css from './sidebar.module.css'
import type { MenuState } from './use-menu-facts.ts'

/** The content of the sidebar, and of the drawer that replaces it on a phone. */
export function SidebarContent({ facts, failed, retry }: MenuState) {
  const { t } = useTranslator()
  const { links, version } = useConfig()
  return (
    <>
      <MainMenu groups={menuFor(facts, links)} />
      {failed && (
        <div className={css.failed} role="status">
          <p>{t('shell.nav.incomplete')}</p>
          <Button kind="quiet" onClick={retry} size="sm">
            {t('shell.error.retry')}
          </Button>
        </div>
      )}
      <p className={css.version}>{t('shell.product.version', { version })}</p>
    </>
  )
}
