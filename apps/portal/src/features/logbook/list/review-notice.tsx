import { useQuery } from '@tanstack/react-query'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { waitingQuery } from '../review/review.queries.ts'
import css from './list.module.css'

/** SC-11: tells an instructor about dives to review, in the place where they look for dives. */
export function ReviewNotice() {
  const { t } = useTranslator('logbook-list')
  const { data } = useQuery(waitingQuery(useCalls()))
  if (!data) return null
  return (
    <div className={css.notice}>
      <Banner
        action={<ButtonLink to={paths.review()}>{t('logbook-list.review.open')}</ButtonLink>}
        icon={ClipboardCheck}
        tone="buoy"
      >
        {t('logbook-list.review.waiting', { count: data })}
      </Banner>
    </div>
  )
}
