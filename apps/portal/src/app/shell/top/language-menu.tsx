import { isLocale, type Locale, OFFERED_LOCALES } from '@fathom/domain/translations'
import { intlTag } from '@fathom/locales'
import Languages from 'lucide-react/icons/languages'
import { useChangeLocale, useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Menu } from '../../../shared/ui/overlay/menu.tsx'
import { MenuChoice } from '../../../shared/ui/overlay/menu-item.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { ownNameOf } from './own-name.ts'

const CHOICES = OFFERED_LOCALES.map((locale) => ({ locale, name: ownNameOf(locale) })).sort((a, b) =>
  a.name.localeCompare(b.name),
)

export function LanguageMenu() {
  const { t, locale: current } = useTranslator()
  const change = useChangeLocale()
  const language = isLocale(current) ? ownNameOf(current) : current
  const choose = async (locale: Locale, name: string) => {
    try {
      await change(locale)
    } catch {
      const retry = { label: t('shell.error.retry'), onPress: () => choose(locale, name) }
      showToast({ text: t('shell.language.failed', { language: name }), action: retry })
    }
  }
  return (
    <Menu
      label={t('shell.language.choose')}
      trigger={(props) => (
        <IconButton {...props} icon={Languages} label={t('shell.language.current', { language })} />
      )}
    >
      {CHOICES.map(({ locale, name }) => (
        <MenuChoice
          chosen={locale === current}
          key={locale}
          lang={intlTag(locale)}
          onSelect={() => choose(locale, name)}
        >
          {name}
        </MenuChoice>
      ))}
    </Menu>
  )
}
