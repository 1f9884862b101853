import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import UserRound from 'lucide-react/icons/user-round'
import { lazy, Suspense, useState } from 'react'
import { useSignOut, useUser } from '../../features/session/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { readTheme, setTheme, THEMES } from '../../shared/theme.ts'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { Menu } from '../../shared/ui/overlay/menu.tsx'
import {
  MenuChoice,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
} from '../../shared/ui/overlay/menu-item.tsx'
import { Avatar } from '../../shared/ui/surface/avatar.tsx'
import { whenIdle } from '../../shared/when-idle.ts'

/** The photo loads after the page has rendered; if it can't be fetched, the initials stay. */
const OwnAvatar = lazy(async () => {
  await whenIdle()
  const face = await import('../../features/certifications/face/face.tsx').catch(() => undefined)
  return { default: face?.OwnAvatar ?? Avatar }
})

/** NV-08 */
export function AccountMenu() {
  const { t } = useTranslator()
  const user = useUser()
  const signOut = useSignOut()
  const name = [user.givenName, user.familyName].join(' ')
  return (
    <Menu
      label={t('shell.account.menu')}
      trigger={(props) => (
        <IconButton {...props} label={t('shell.account.menu')}>
          <Suspense fallback={<Avatar name={name} />}>
            <OwnAvatar affiliateId={user.affiliateId} name={name} />
          </Suspense>
        </IconButton>
      )}
    >
      <MenuLabel>{t('shell.account.signedIn', { name })}</MenuLabel>
      <MenuLink icon={UserRound} to={paths.profile()}>
        {t('shell.nav.profile')}
      </MenuLink>
      <MenuLink icon={KeyRound} to={paths.account()}>
        {t('shell.nav.account')}
      </MenuLink>
      <MenuLink icon={Mail} to={paths.preferences()}>
        {t('shell.nav.preferences')}
      </MenuLink>
      <MenuSeparator />
      <ThemeChoices />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => signOut()}>
        {t('shell.nav.signOut')}
      </MenuItem>
    </Menu>
  )
}

function ThemeChoices() {
  const { t } = useTranslator()
  const [chosen, setChosen] = useState(readTheme)
  return (
    <>
      <MenuLabel>{t('shell.theme.choose')}</MenuLabel>
      {THEMES.map((theme) => (
        <MenuChoice
          chosen={theme === chosen}
          key={theme}
          onSelect={() => {
            setTheme(theme)
            setChosen(theme)
          }}
        >
          {t(`shell.theme.${theme}`)}
        </MenuChoice>
      ))}
    </>
  )
}
