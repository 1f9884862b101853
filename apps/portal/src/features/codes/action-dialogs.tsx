import type { AccessCodeWire, RedeemedWire } from '@fathom/contract/codes'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import type { Action, StoreLookup } from './action.ts'
import css from './codes.module.css'
import { onlineOnly, useChanged, useRedeem } from './codes.mutations.ts'
import { Refused } from './refused.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { SpecialtyDialog } from './specialty-dialog.tsx'

type Props = {
  actions: {
    action: Action | undefined
    done: (finished: Action | undefined) => void
    onRedeemed: (redeemed: RedeemedWire) => void
  }
  storeLookup?: StoreLookup | undefined
}

export function ActionDialogs({ actions: { action, onRedeemed, ...actions }, storeLookup }: Props) {
  const done = () => actions.done(action)
  if (action?.kind === 'redeem') return <RedeemDialog code={action.code} {...{ done, onRedeemed }} />
  if (action?.kind === 'specialty') return <SpecialtyDialog code={action.code} {...{ done, onRedeemed }} />
  if (action?.kind === 'share') return <ShareDialog code={action.code} done={done} />
  if (action?.kind === 'call-back') return <CallBackDialog code={action.code} done={done} />
  if (action?.kind === 'store' && storeLookup)
    return <StoreDialog code={action.code} done={done} lookup={storeLookup} />
  return null
}

type RedeemDialogProps = {
  code: AccessCodeWire
  done: () => void
  onRedeemed: (redeemed: RedeemedWire) => void
}

/** Redeeming can't be undone, so it asks for confirmation. */
function RedeemDialog({ code, done, onRedeemed }: RedeemDialogProps) {
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

type CallBackDialogProps = { code: AccessCodeWire; done: () => void }

/** ST-10: a shared code can be recalled until it is claimed. */
function CallBackDialog({ code, done }: CallBackDialogProps) {
  const { t } = useTranslator('codes')
  const { http } = useCalls()
  const changed = useChanged()
  const callBack = useMutation({
    ...onlineOnly(() =>
      http.delete<AccessCodeWire>('pro', 'codes/{code}/share', { params: { code: code.couponCode } }),
    ),
    onSuccess: async () => {
      showToast({ text: t('codes.callBack.done') })
      await changed()
      done()
    },
    onError: changed,
  })
  return (
    <ConfirmDialog
      busy={callBack.isPending}
      confirmLabel={t('codes.callBack.confirm')}
      keepLabel={t('codes.callBack.keep')}
      onConfirm={() => callBack.mutate()}
      onKeep={done}
      open={true}
      title={t('codes.callBack.title')}
    >
      <p>{t('codes.callBack.text', { email: code.shared?.email ?? '' })}</p>
      <Refused error={callBack.error} />
    </ConfirmDialog>
  )
}

type StoreDialogProps = { code: AccessCodeWire; done: () => void; lookup: StoreLookup }

/** CA-23: the dive center that will teach the code's course. */
function StoreDialog({ code, done, lookup }: StoreDialogProps) {
  const { t } = useTranslator('codes')
  const { http } = useCalls()
  const changed = useChanged()
  const affiliate = useMutation({
    ...onlineOnly((storeNumber: number) =>
      http.post<AccessCodeWire>('pro', 'codes/{code}/affiliate', {
        params: { code: code.couponCode },
        body: { storeNumber },
      }),
    ),
    onSuccess: async ({ store }) => {
      showToast({ text: t('codes.store.chosen', { store: store?.name ?? '' }) })
      await changed()
      done()
    },
  })
  return (
    <Dialog
      actions={<Button onClick={done}>{t('codes.store.close')}</Button>}
      onClose={done}
      open={true}
      title={t('codes.store.title')}
    >
      <p>{t('codes.store.text')}</p>
      <div className={css.body}>
        {lookup((storeNumber) => affiliate.mutate(storeNumber), affiliate.isPending)}
      </div>
      <Refused error={affiliate.error} />
    </Dialog>
  )
}
