import { useTranslator } from '../../../shared/i18n/index.ts'
import type { OwnSession } from './session-list.queries.ts'

/** A readable name, such as Firefox on Windows. */
export function useDeviceName(): (session: Pick<OwnSession, 'browser' | 'system'>) => string {
  const { t } = useTranslator('translations')
  return ({ browser, system }) =>
    browser && system
      ? t('translations.settings.sessions.device', { browser, system })
      : browser || system || t('translations.settings.sessions.unknown')
}
