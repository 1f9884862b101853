import { useTranslator } from '../../shared/i18n/index.ts'

/** A day and the time of it. */
export function useMoment(): (iso: string) => string {
  const { formatDay, formatTime } = useTranslator('integrations')
  return (iso) => `${formatDay(new Date(iso))} ${formatTime(new Date(iso))}`
}
