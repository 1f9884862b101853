import { useSyncExternalStore } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { readTheme, setTheme, THEMES } from '../../shared/theme.ts'
import { Segments } from '../../shared/ui/choice/segments.tsx'

/** The account menu changes the theme too, so the theme is read from the document itself. */
function watchTheme(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}

export function ThemeSetting() {
  const { t } = useTranslator()
  const chosen = useSyncExternalStore(watchTheme, readTheme)
  return (
    <div>
      <Segments
        legend={t('shell.theme.choose')}
        onSelect={setTheme}
        segments={THEMES.map((theme) => ({ key: theme, label: t(`shell.theme.${theme}`) }))}
        selected={chosen}
      />
    </div>
  )
}
