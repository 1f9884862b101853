import Download from 'lucide-react/icons/download'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import css from './install-offer.module.css'
import { isInstalled, isIos, promptInstall, useMayPrompt } from './install-prompt.ts'

/** How to install the portal on this device; nothing in the installed app. */
export function InstallSetting() {
  const { t } = useTranslator('session-install')
  if (isInstalled()) return null
  return (
    <Setting text={t('session-install.text')} title={t('session-install.title')}>
      <Way />
    </Setting>
  )
}

function Way() {
  const { t } = useTranslator('session-install')
  if (useMayPrompt())
    return (
      <div>
        <Button icon={Download} onClick={() => void promptInstall()}>
          {t('session-install.action')}
        </Button>
      </div>
    )
  if (isIos())
    return (
      <ol className={css.steps}>
        <li>{t('session-install.ios.share')}</li>
        <li>{t('session-install.ios.add')}</li>
      </ol>
    )
  return <p>{t('session-install.menu')}</p>
}
