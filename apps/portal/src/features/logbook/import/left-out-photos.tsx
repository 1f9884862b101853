import type { ImportWire } from '@fathom/contract/logbook'
import ImageOff from 'lucide-react/icons/image-off'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'

/** LO-03: nobody should look for photos that stayed in the file. */
export function LeftOutPhotos({ leftOutPhotos: count }: Pick<ImportWire, 'leftOutPhotos'>) {
  const { t } = useTranslator('logbook-import')
  return count > 0 && <Banner icon={ImageOff}>{t('logbook-import.photos', { count })}</Banner>
}
