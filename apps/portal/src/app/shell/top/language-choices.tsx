import { isLocale, LANGUAGE_NAMES } from '@fathom/domain/translations'
import { intlTag } from '@fathom/locales'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { offeredLanguages } from '../../../shared/i18n/offered-languages.ts'
import { MenuChoice } from '../../../shared/ui/overlay/menu-item.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

/** Loads when its menu first opens, so nothing in the menu has focus yet. */
export function LanguageChoices() {
  const { locale: current } = useTranslator()
  const choose = useChooseLanguage()
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
