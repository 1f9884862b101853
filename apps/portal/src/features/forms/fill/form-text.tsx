import { useTranslator } from '../../../shared/i18n/index.ts'
import { written } from '../own-language.tsx'
import { useFill } from './fill-context.ts'

/**
 * A text of the form; if it is not in the reader's language, it is marked with its language and direction.
 */
export function FormText({ of: key }: { of: string }) {
  const { locale } = useTranslator('forms')
  const { text, language } = useFill()
  return language === locale ? text(key) : <span {...written(language)}>{text(key)}</span>
}
