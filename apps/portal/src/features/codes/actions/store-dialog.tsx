import type { AccessCodeWire } from '@fathom/contract/codes'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { onlineOnly } from '../online-only.ts'
import { useChanged } from '../use-changed.ts'
import type { StoreLookup } from './action.ts'
import css from './actions.module.css'
import { Refused } from './refused.tsx'

type Props = { code: AccessCodeWire; done: () => void; lookup: StoreLookup }

/** CA-23: the dive center that will teach the code's course. */
export function StoreDialog({ code, done, lookup }: Props) {
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
