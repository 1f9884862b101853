import { useTranslator } from '../../../shared/i18n/index.ts'

/** The signature, and the day on which the application was sent with it. */
export function Signed({ name, at }: { name: string; at: string | null }) {
  const { t, formatDate } = useTranslator('applications')
  if (!name || !at) return null
  return <bdi>{t('applications.standing.signed', { name, date: formatDate(at, 'long') })}</bdi>
}
