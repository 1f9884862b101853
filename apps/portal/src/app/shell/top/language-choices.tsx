import { isLocale, LANGUAGE_NAMES, type Locale } from '@fathom/domain/translations'
import { intlTag } from '@fathom/locales'
import { useEffect, useRef } from 'react'
import { useChangeLocale, useTranslator } from '../../../shared/i18n/index.ts'
import { offeredLanguages } from '../../../shared/i18n/offered-languages.ts'
import { MenuChoice } from '../../../shared/ui/overlay/menu-item.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'

/** Comes with the first opening of its menu, which then has nothing in focus yet. */
export function LanguageChoices() {
  const { t, locale: current } = useTranslator()
  const change = useChangeLocale()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(), [])
  const choose = async (locale: Locale) => {
    try {
      await change(locale)
    } catch {
      const retry = { label: t('shell.error.retry'), onPress: () => choose(locale) }
      showToast({ text: t('shell.language.failed', { language: LANGUAGE_NAMES[locale] }), action: retry })
    }
  }
  return (
    <div ref={place} role="none">
      {offeredLanguages(isLocale(current) ? current : undefined).map((locale) => (
        <MenuChoice
          chosen={locale === current}
          key={locale}
          lang={intlTag(locale)}
          onSelect={() => choose(locale)}
        >
          {LANGUAGE_NAMES[locale]}
        </MenuChoice>
      ))}
    </div>
  )
}
