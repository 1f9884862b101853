import CircleAlert from 'lucide-react/icons/circle-alert'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from '../actions/actions.module.css'
import { RedeemedNote } from '../actions/redeemed-note.tsx'
import type { useClubCodes } from './use-club-codes.ts'

/** What happens to club codes, which need no redeeming. */
export function ClubCodes({ applied, isApplying, hasFailed, retry }: ReturnType<typeof useClubCodes>) {
  const { t } = useTranslator('codes')
  const { clubName } = useConfig()
  if (isApplying)
    return (
      <div className={css.note}>
        <Banner icon={LifeBuoy} live="status">
          {t('codes.club.applying')}
        </Banner>
      </div>
    )
  if (hasFailed)
    return (
      <div className={css.note}>
        <Banner
          action={
            <Button kind="soft" onClick={retry} size="sm">
              {t('shell.error.retry')}
            </Button>
          }
          icon={CircleAlert}
          live="alert"
          tone="bad"
        >
          {t('codes.club.failed')}
        </Banner>
      </div>
    )
  return applied.map((redeemed) => (
    <RedeemedNote clubName={clubName} key={redeemed.couponCode} redeemed={redeemed} />
  ))
}
