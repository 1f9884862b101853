import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { readTheme, setTheme, THEMES } from '../../../shared/theme.ts'
import { MenuChoice, MenuLabel } from '../../../shared/ui/overlay/menu-item.tsx'

export function ThemeChoices() {
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
