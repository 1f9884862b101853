import { useQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import type { Owner } from '../../account.calls.ts'
import { keepingQuery } from '../security.queries.ts'
import { useKeepAccount } from './own-data.mutations.ts'

/** The grace period: until when the account can be restored, and the way to do it. */
export function DeletionNotice({ owner }: { owner: Owner }) {
  const { t, formatDate } = useTranslator('translations')
  const { data } = useQuery(keepingQuery(useCalls(), owner))
  const keep = useKeepAccount(owner)
  if (!data?.deleteAfter) return null
  return (
    <Banner
      action={
        <Button busy={keep.isPending} kind="primary" onClick={() => keep.mutate()}>
          {t('translations.settings.deletion.keep')}
        </Button>
      }
      icon={CalendarClock}
      live="status"
      tone="buoy"
    >
      {t('translations.settings.deletion.planned', {
        day: formatDate(data.deleteAfter.slice(0, 10), 'long'),
      })}
    </Banner>
  )
}
