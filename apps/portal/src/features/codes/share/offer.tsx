import type { OfferedWire } from '@fathom/contract/codes'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Gift from 'lucide-react/icons/gift'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import css from '../actions/actions.module.css'
import { offerQuery } from '../codes.queries.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { useClaim } from './use-claim.ts'

type Props = { token: string; onClaimed: () => void }

/** The target of an e-mail link: a code to claim, or why it can't be claimed. */
export function Offer({ token, onClaimed }: Props) {
  const { t, locale } = useTranslator('codes')
  const wordsOf = useProblemWords()
  const offer = useQuery(offerQuery(useCalls(), token, locale))
  if (offer.data) return <Told offer={offer.data} onClaimed={onClaimed} />
  if (!offer.isError)
    return (
      <Loading label={t('codes.loading')}>
        <Skeleton height="5rem" shape="block" />
      </Loading>
    )
  return (
    <Banner
      action={
        <Button busy={offer.isFetching} kind="soft" onClick={() => void offer.refetch()} size="sm">
          {t('shell.error.retry')}
        </Button>
      }
      icon={CircleAlert}
      live="alert"
      tone="bad"
    >
      {wordsOf(offer.error)}
    </Banner>
  )
}

const GONE = { claimed: 'claimed', 'called-back': 'called-back', 'sent-by-you': 'own-share' } as const

function Told({ offer, onClaimed }: { offer: OfferedWire; onClaimed: () => void }) {
  const { t } = useTranslator('codes')
  if (offer.state === 'open') return <Open offer={offer} onClaimed={onClaimed} />
  if (offer.state === 'yours')
    return (
      <Banner icon={Gift} live="status" tone="ok">
        {t('codes.offer.yours')}
      </Banner>
    )
  return (
    <Banner icon={CircleAlert} live="status" tone="warn">
      <p className={css.noteTitle}>{t('codes.offer.gone')}</p>
      <p>{t(`codes.problem.${GONE[offer.state]}`)}</p>
    </Banner>
  )
}

function Open({ offer: { token, sender, title }, onClaimed }: { offer: OfferedWire; onClaimed: () => void }) {
  const { t } = useTranslator('codes')
  const wordsOf = useProblemWords()
  const claim = useClaim(onClaimed)
  return (
    <Banner icon={Gift}>
      <p className={css.noteTitle}>{t('codes.offer.title', { sender, title })}</p>
      <p role={claim.isError ? 'alert' : undefined}>
        {claim.isError ? wordsOf(claim.error) : t('codes.offer.text')}
      </p>
      <p className={css.way}>
        <Button busy={claim.isPending} kind="primary" onClick={() => claim.mutate(token)}>
          {t('codes.offered.claim')}
        </Button>
      </p>
    </Banner>
  )
}
