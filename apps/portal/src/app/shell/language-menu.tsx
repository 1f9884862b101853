import Languages from 'lucide-react/icons/languages'
import { useTranslator } from '../../shared/i18n/index.ts'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { Menu } from '../../shared/ui/overlay/menu.tsx'
import { useLater } from '../../shared/use-later.ts'

type Props = {
  /** Whether the choice is saved to the account that is signed in. */
  isSaved?: boolean
}

/** The 26 names are too heavy for the first load, so they load on demand. */
export function LanguageMenu({ isSaved = true }: Props) {
  const { t } = useTranslator()
  const { part, want } = useLater(() => import('./language-choices.tsx'))
  return (
    <Menu
      label={t('shell.language.choose')}
      onOpen={() => want(() => {})}
      trigger={(props) => <IconButton {...props} icon={Languages} label={t('shell.language.current')} />}
    >
      {part && <part.LanguageChoices isSaved={isSaved} />}
    </Menu>
  )
}
