import { useTranslator } from '../../../shared/i18n/index.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** `6.8 MB`. Small files are shown in kilobytes, so that they never read as zero. */
export function useSizeWords(): (size: number) => string {
  const { formatUnit } = useTranslator('applications')
  return (size) =>
    size >= MEGABYTE
      ? formatUnit(Math.round((size / MEGABYTE) * 10) / 10, 'megabyte')
      : formatUnit(Math.max(1, Math.round(size / KILOBYTE)), 'kilobyte')
}

/** `4.1 of 6.8 MB`, both in the unit of the total. */
export function useProgressWords(): (sent: number, size: number) => string {
  const { t, formatNumber } = useTranslator('applications')
  const sizeOf = useSizeWords()
  return (sent, size) => {
    const unit = size >= MEGABYTE ? MEGABYTE : KILOBYTE
    const maximumFractionDigits = unit === MEGABYTE ? 1 : 0
    return t('applications.documents.progress', {
      sent: formatNumber(sent / unit, { maximumFractionDigits }),
      size: sizeOf(size),
    })
  }
}
