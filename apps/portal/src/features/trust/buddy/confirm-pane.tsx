import { type DiveRequest, openRequest, readCode, writeConfirmation } from '@fathom/domain/trust'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Facts } from '../../../shared/ui/surface/facts.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { DiveFacts } from '../dive-facts.tsx'
import { checkSignature } from '../store/check-signature.ts'
import type { Trust } from '../store/stored-trust.ts'
import screen from '../verify.module.css'
import css from './buddy.module.css'
import { CodePanel } from './code-panel.tsx'
import { deviceSignerQuery } from './device-signer.ts'
import { NotReady } from './not-ready.tsx'

/** Who uses this device now; undefined if nobody is signed in. */
export type FindPerson = () => Promise<number | undefined>

type Props = { code: string; trust: Trust; findPerson: FindPerson; onLeave: () => void }

/** The buddy's side: shows what another diver asks to confirm, and then the answer. */
export function ConfirmPane({ code, trust, findPerson, onLeave }: Props) {
  const { t } = useTranslator('trust', 'trust-buddy')
  const place = useRef<HTMLDivElement>(null)
  const { data } = useQuery({
    queryKey: ['trust', 'asked', code],
    queryFn: async () => {
      const person = (await findPerson()) ?? null
      const read = readCode(code)
      if (read.is !== 'request') return { person, opened: { is: 'altered' } as const }
      const clock = { now: Date.now() / 1000, aheadBy: trust.aheadBy }
      const store = { issuers: trust.issuers, clock, check: checkSignature }
      const opened = await openRequest(read.request, { ...store, person: person ?? 0 })
      return { person, opened, request: read.request }
    },
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  useEffect(() => {
    if (data) place.current?.querySelector('h1')?.focus()
  }, [data])
  if (!data)
    return (
      <Loading label={t('trust.checking')}>
        <Skeleton height="24rem" shape="block" />
      </Loading>
    )
  const { person, opened, request } = data
  return (
    <div className={screen.screen} ref={place}>
      {opened.is === 'open' && request ? (
        <Open
          diver={`\u2068${opened.diver.name} ${opened.diver.person}\u2069`}
          person={person}
          request={request}
        />
      ) : (
        <>
          <PageHeader title={t('trust-buddy.confirmTitle')} />
          <Banner icon={CircleAlert} live="alert" tone="warn">
            {t(opened.is === 'self' ? 'trust-buddy.self' : 'trust-buddy.bad')}
          </Banner>
        </>
      )}
      <Button block={true} onClick={onLeave} size="lg">
        {t('trust.other')}
      </Button>
    </div>
  )
}

type OpenProps = { request: DiveRequest; diver: string; person: number | null }

function Open({ request, diver, person }: OpenProps) {
  const { t } = useTranslator('trust', 'trust-buddy')
  const confirm = useConfirm(request, person)
  const { dive } = request
  return (
    <>
      <PageHeader title={t(confirm.data ? 'trust-buddy.doneTitle' : 'trust-buddy.confirmTitle')} />
      <Card>
        <div className={css.steps}>
          <p>{t(confirm.data ? 'trust-buddy.doneText' : 'trust-buddy.confirmText', { name: diver })}</p>
          {confirm.data && <CodePanel label={t('trust-buddy.answerLabel')} text={confirm.data} />}
          <Facts>
            <DiveFacts dive={dive} />
          </Facts>
          {confirm.isError && <NotReady cause={confirm.error} />}
          {!confirm.data && <ConfirmButton confirm={confirm} isSignedIn={person !== null} />}
        </div>
      </Card>
    </>
  )
}

type ConfirmButtonProps = { isSignedIn: boolean; confirm: ReturnType<typeof useConfirm> }

function ConfirmButton({ isSignedIn, confirm }: ConfirmButtonProps) {
  const { t } = useTranslator('trust-buddy')
  if (!isSignedIn)
    return (
      <ButtonLink kind="primary" to={paths.logbook()}>
        {t('trust-buddy.signIn')}
      </ButtonLink>
    )
  return (
    <Button block={true} busy={confirm.isPending} kind="primary" onClick={() => confirm.mutate()} size="lg">
      {t('trust-buddy.confirm')}
    </Button>
  )
}

/** Signs with the key of this device; fails if it was never certified, or not for a long time. */
function useConfirm(request: DiveRequest, person: number | null) {
  const calls = useCalls()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { certificate, expiresAt, sign } = await queries.fetchQuery(deviceSignerQuery(calls, person ?? 0))
      const confirmedAt = Math.floor(Date.now() / 1000)
      if (confirmedAt > expiresAt) throw new Error('the certificate of this device has expired')
      return writeConfirmation(request, { certificate, confirmedAt }, sign)
    },
    networkMode: 'always',
  })
}
