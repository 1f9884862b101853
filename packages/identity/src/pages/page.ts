import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Html } from './html.ts'

type Translator = ReturnType<typeof translatorFor>

/** What every page knows: its texts, and the address for switching its language. */
export type Page = {
  locale: Locale
  direction: 'ltr' | 'rtl'
  t: Translator['t']
  path: string
  /** The theme chosen in the portal; without it the pages follow the device. */
  theme: Theme | undefined
}

export type Theme = 'light' | 'dark'

export type Shown = { title: string; body: Html }

export function pageIn(locale: Locale, path: string, theme?: Theme): Page {
  const { t, direction } = translatorFor(locale)
  return { locale, direction, t, path, theme }
}
