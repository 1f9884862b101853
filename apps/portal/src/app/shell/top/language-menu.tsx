import { isLocale, LANGUAGE_NAMES, type Locale } from '@fathom/domain/translations'
import { intlTag } from '@fathom/locales'
import Languages from 'lucide-react/icons/languages'
import { offeredLanguages, useChangeLocale, useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Menu } from '../../../shared/ui/overlay/menu.tsx'
import { MenuChoice } from '../../../shared/ui/overlay/menu-item.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'

export function LanguageMenu() {
  const { t, locale: current } = useTranslator()
  const change = useChangeLocale()
  const spoken = isLocale(current) ? current : undefined
  const language = spoken ? LANGUAGE_NAMES[spoken] : current
  const choose = async (locale: Locale) => {
    try {
      await change(locale)
    } catch {
      const retry = { label: t('shell.error.retry'), onPress: () => choose(locale) }
      showToast({ text: t('shell.language.failed', { language: LANGUAGE_NAMES[locale] }), action: retry })
    }
  }
  return (
    <Menu
      label={t('shell.language.choose')}
      trigger={(props) => (
        <IconButton {...props} icon={Languages} label={t('shell.language.current', { language })} />
      )}
    >
      {offeredLanguages(spoken).map((locale) => (
        <MenuChoice
          chosen={locale === current}
          key={locale}
          lang={intlTag(locale)}
          onSelect={() => choose(locale)}
        >
          {LANGUAGE_NAMES[locale]}
        </MenuChoice>
      ))}
    </Menu>
  )
}
