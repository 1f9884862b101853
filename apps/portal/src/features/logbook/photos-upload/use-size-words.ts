import { useTranslator } from '../../../shared/i18n/index.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** `4.1 of 6.8 MB`. Small sizes use kilobytes, so they never read as zero. */
export function useSizeWords(): (sent: number, size: number) => string {
  const { t, formatNumber, formatUnit } = useTranslator('logbook-form')
  return (sent, size) => {
    const isLarge = size >= MEGABYTE
    const whole = isLarge ? size / MEGABYTE : Math.max(1, Math.round(size / KILOBYTE))
    const there = isLarge ? sent / MEGABYTE : Math.round((whole * sent) / size)
    return t('logbook-form.photos.progress', {
      sent: formatNumber(there, { maximumFractionDigits: 1 }),
      size: formatUnit(whole, isLarge ? 'megabyte' : 'kilobyte'),
    })
  }
}
