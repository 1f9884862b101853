import { intlTag } from '@fathom/locales'
import CloudOff from 'lucide-react/icons/cloud-off'
import FilePen from 'lucide-react/icons/file-pen'
import Languages from 'lucide-react/icons/languages'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import type { DraftState } from './draft/draft-state.ts'
import { useFill } from './fill-context.ts'

type Props = {
  state: DraftState
  isStartedAnew: boolean
  isForeign: boolean
  /** The signing page has its own message about the connection. */
  isSigning: boolean
}

/** Notices around the page: offline, another version, another language. */
export function FillNotices({ state, isStartedAnew, isForeign, isSigning }: Props) {
  const { t, locale } = useTranslator('forms')
  const { language } = useFill()
  const isOnline = useOnline()
  return (
    <>
      {!isOnline && !isSigning && state.kind !== 'stale' && (
        <Banner icon={CloudOff} live="status">
          {t('forms.fill.offline')}
        </Banner>
      )}
      {isStartedAnew && (
        <Banner icon={FilePen} live="status" tone="buoy">
          <b>{t('forms.fill.anew.title')}</b>
          <p>{t('forms.fill.anew.text')}</p>
        </Banner>
      )}
      {isForeign && (
        <Banner icon={Languages}>
          {t('forms.fill.language', {
            language: new Intl.DisplayNames([intlTag(locale)], { type: 'language' }).of(language) ?? language,
          })}
        </Banner>
      )}
    </>
  )
}
