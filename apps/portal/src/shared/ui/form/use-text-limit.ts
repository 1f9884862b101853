import { useTranslator } from '../../i18n/index.ts'

/** From this share of the limit on, the field shows how long its text is. */
const NEAR = 0.8

type Limit = { isTooLong: boolean; help: string | undefined; error: string | undefined }

/**
 * A text is never cut. Near its limit the field shows how long it is; beyond the limit the field says so, and the form
 * isn't sent. Spaces around it don't count where they aren't stored.
 */
export function useTextLimit(): (text: string, most: number, stored?: string) => Limit {
  const { t } = useTranslator()
  return (text, most, stored = text.trim()) => {
    const { length } = stored
    const isTooLong = length > most
    return {
      isTooLong,
      help: length >= most * NEAR ? t('shell.field.length', { count: length, most }) : undefined,
      error: isTooLong ? t('shell.field.tooLong', { count: most }) : undefined,
    }
  }
}
