import { isLocale, LANGUAGE_NAMES, type Locale } from '@fathom/domain/translations'
import { intlTag } from '@fathom/locales'
import { useEffect, useRef } from 'react'
import { useSessionContext } from '../../features/session/index.ts'
import { useSaveLanguage } from '../../features/translations/index.ts'
import { i18n, useChangeLocale, useTranslator } from '../../shared/i18n/index.ts'
import { offeredLanguages } from '../../shared/i18n/offered-languages.ts'
import { MenuChoice } from '../../shared/ui/overlay/menu-item.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'

/** Loads when its menu first opens, so nothing in the menu has focus yet. */
export function LanguageChoices({ isSaved = true }: { isSaved?: boolean }) {
  const { locale: current } = useTranslator()
  const choose = useChooseLanguage(isSaved)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(), [])
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

void i18n.need('translations')

/** Switches the language and, if it's to be saved, saves it to the account of a signed-in user. */
function useChooseLanguage(isSaved: boolean) {
  const { session } = useSessionContext()
  const change = useChangeLocale()
  const keep = useSaveLanguage({
    onFailed: (change) => {
      const language = LANGUAGE_NAMES[change.locale]
      tryAgain('translations.settings.language.notSaved', language, () => keep.mutate(change))
    },
  })
  const choose = async (locale: Locale) => {
    try {
      await change(locale)
    } catch {
      return tryAgain('shell.language.failed', LANGUAGE_NAMES[locale], () => choose(locale))
    }
    const email = session.current()?.user.email
    if (email && isSaved) keep.mutate({ email, locale })
  }
  return choose
}

/**
 * Translates when the message is shown: the menu has closed, and the page language may have changed by then.
 */
function tryAgain(
  key: 'shell.language.failed' | 'translations.settings.language.notSaved',
  language: string,
  onPress: () => void,
) {
  const { t } = i18n.current()
  showToast({ text: t(key, { language }), action: { label: t('shell.error.retry'), onPress } })
}
