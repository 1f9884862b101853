import { type BuddyDive, openConfirmation, readCode, writeRequest } from '@fathom/domain/trust'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import ScanLine from 'lucide-react/icons/scan-line'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { CameraView } from '../../../shared/ui/scan/camera-view.tsx'
import { PasteForm } from '../paste-form.tsx'
import { checkSignature } from '../store/check-signature.ts'
import { trustQuery } from '../trust.queries.ts'
import css from './buddy.module.css'
import { CodePanel } from './code-panel.tsx'
import { changeConfirmation } from './confirmations.ts'
import { deviceSignerQuery } from './device-signer.ts'
import { NotReady } from './not-ready.tsx'

type Props = { affiliateId: number; dive: BuddyDive; onClose: () => void }

/** The diver's side: shows the request, and reads the code that the buddy's device shows. */
export function AskDialog({ affiliateId, dive, onClose }: Props) {
  const { t } = useTranslator('trust', 'trust-buddy')
  const add = useAdd(affiliateId, dive, onClose)
  const [isWrong, setIsWrong] = useState(false)
  const read = async (text: string) => setIsWrong(!(await add(text)))
  return (
    <Dialog
      actions={<Button onClick={onClose}>{t('trust-buddy.close')}</Button>}
      onClose={onClose}
      open={true}
      title={t('trust-buddy.ask')}
    >
      <div className={css.steps}>
        <p>{t('trust-buddy.step1')}</p>
        <Request affiliateId={affiliateId} dive={dive} />
        <p>{t('trust-buddy.step2')}</p>
        {isWrong && (
          <Banner icon={CircleAlert} live="alert" tone="warn">
            {t('trust-buddy.wrong')}
          </Banner>
        )}
        <Scan onRead={read} />
        <PasteForm onRead={(text) => void read(text)} submit={t('trust-buddy.add')} />
      </div>
    </Dialog>
  )
}

function Request({ affiliateId, dive }: Pick<Props, 'affiliateId' | 'dive'>) {
  const { t } = useTranslator('trust', 'trust-buddy')
  const signer = useQuery(deviceSignerQuery(useCalls(), affiliateId))
  const isReady = signer.data !== undefined && signer.data.expiresAt > Date.now() / 1000
  const request = useQuery({
    queryKey: ['trust', 'request', dive, signer.dataUpdatedAt],
    queryFn: () =>
      signer.data
        ? writeRequest(dive, signer.data.certificate, signer.data.sign)
        : Promise.reject(signer.error),
    enabled: isReady,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  if (request.data) return <CodePanel label={t('trust-buddy.requestLabel')} text={request.data} />
  if (signer.isError || request.isError || (signer.data && !isReady)) return <NotReady cause={signer.error} />
  return (
    <Loading label={t('trust.checking')}>
      <Skeleton height="20rem" shape="block" />
    </Loading>
  )
}

/** The camera, until it has read a code or couldn't start; the text can always be pasted. */
function Scan({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslator('trust')
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  const words = {
    label: t('trust.camera.label'),
    hint: t('trust.camera.hint'),
    starting: t('trust.camera.starting'),
  }
  if (state === 'on')
    return (
      <CameraView
        onProblem={() => setState('failed')}
        take={(text) => {
          setState('off')
          onRead(text)
          return true
        }}
        words={words}
      />
    )
  return (
    <>
      {state === 'failed' && <p className={css.note}>{t('trust.camera.failed')}</p>}
      <Button block={true} icon={ScanLine} kind="primary" onClick={() => setState('on')} size="lg">
        {t('trust.scan')}
      </Button>
    </>
  )
}

/** Stores what the buddy's device answered; false if it isn't a valid confirmation of this dive. */
function useAdd(affiliateId: number, { logId }: BuddyDive, onAdded: () => void) {
  const { t } = useTranslator('trust-buddy')
  const calls = useCalls()
  const queries = useQueryClient()
  return async (text: string): Promise<boolean> => {
    const code = text.replaceAll(/[\r\n\t]/g, '').trim()
    const read = readCode(code)
    if (read.is !== 'confirmation' || read.confirmation.dive.logId !== logId) return false
    const trust = await queries.fetchQuery(trustQuery(calls)).catch(() => undefined)
    const issuers = trust?.issuers ?? []
    const opened = await openConfirmation(read.confirmation, { issuers, check: checkSignature })
    if (opened.is !== 'valid' || opened.diver.person !== affiliateId) return false
    await changeConfirmation(queries, { affiliateId, logId, code, action: 'add' })
    showToast({ text: t('trust-buddy.added', { name: opened.buddy.name }) })
    onAdded()
    return true
  }
}
