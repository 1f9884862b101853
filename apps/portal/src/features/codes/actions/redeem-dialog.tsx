import type { AccessCodeWire, RedeemedWire } from '@fathom/contract/codes'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { Refused } from './refused.tsx'
import { useRedeem } from './use-redeem.ts'

type Props = { code: AccessCodeWire; done: () => void; onRedeemed: (redeemed: RedeemedWire) => void }

/** Redeeming can't be undone, so it asks for confirmation. */
export function RedeemDialog({ code, done, onRedeemed }: Props) {
  const { t } = useTranslator('codes')
  const redeem = useRedeem(onRedeemed)
  return (
    <Dialog
      actions={
        <>
          <Button onClick={done}>{t('codes.confirm.cancel')}</Button>
          <Button
            busy={redeem.isPending}
            data-first-focus={true}
            kind="primary"
            onClick={() => redeem.mutate({ code: code.couponCode })}
          >
            {t('codes.row.redeem')}
          </Button>
        </>
      }
      onClose={done}
      open={true}
      title={t('codes.confirm.title', { title: code.title })}
    >
      <p>{t('codes.confirm.text')}</p>
      <Refused error={redeem.error} />
    </Dialog>
  )
}
