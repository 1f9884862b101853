import { type AnyLocale, intlTag } from '@fathom/locales'
import Languages from 'lucide-react/icons/languages'
import { useMemo } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { Menu } from '../../shared/ui/overlay/menu.tsx'
import { useLater } from '../../shared/use-later.ts'

type Props = {
  /** Whether the choice is saved to the account that is signed in. */
  isSaved?: boolean
}

function nameOf(locale: AnyLocale): string {
  const [tongue = ''] = intlTag(locale).split('-')
  return new Intl.DisplayNames(tongue, { type: 'language' }).of(tongue) ?? tongue
}

/** The 26 names are too heavy for the first load, so they load on demand. */
export function LanguageMenu({ isSaved = true }: Props) {
  const { t, locale } = useTranslator()
  const { part, want } = useLater(() => import('./language-choices.tsx'))
  const language = useMemo(() => nameOf(locale), [locale])
  return (
    <Menu
      label={t('shell.language.choose')}
      onOpen={() => want(() => {})}
      trigger={(props) => (
        <IconButton {...props} icon={Languages} label={t('shell.language.current', { language })} />
      )}
    >
      {part && <part.LanguageChoices isSaved={isSaved} />}
    </Menu>
  )
}
