import type { ECardWire, RedemptionStateWire } from '@fathom/contract/certifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Gift from 'lucide-react/icons/gift'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { useNavigate } from '../../shared/router/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { NotKnownYet } from '../../shared/ui/feedback/skeleton.tsx'
import { RadioRows } from '../../shared/ui/form/radio-rows.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts'
import css from './certifications.module.css'
import { CARDS_KEY, myCertificationsQuery, redemptionQuery } from './certifications.queries.ts'

/** SC-03, RO-06: the club's free eCard of the year, or why it's not available. */
export function FreeCard({ affiliateId }: { affiliateId: number }) {
  const { t, locale, formatNumber } = useTranslator('certifications', 'certifications-cards')
  const { data: state, isLoading } = useQuery(redemptionQuery(useCalls(), affiliateId, locale))
  const [isOpen, setIsOpen] = useState(false)
  if (!state) return isLoading ? <NotKnownYet /> : null
  const [reason] = state.reasons
  return (
    <Card>
      <div className={css.free}>
        <Tile icon={Gift} tone={state.isReady ? 'info' : 'plain'} />
        <div className={css.words}>
          <h2 className={css.title}>
            {t(state.isReady ? 'certifications.free.ready' : 'certifications.free.title', {
              year: formatNumber(state.year, { useGrouping: false }),
            })}
          </h2>
          <p className={css.quiet}>
            {reason ? t(`certifications-cards.redemptionReason.${reason}`) : t('certifications.free.text')}
          </p>
        </div>
        {state.isReady && (
          <Button kind="soft" onClick={() => setIsOpen(true)}>
            {t('certifications.free.choose')}
          </Button>
        )}
      </div>
      <ChooseCard affiliateId={affiliateId} onClose={() => setIsOpen(false)} open={isOpen} state={state} />
    </Card>
  )
}

type ChooseProps = { affiliateId: number; state: RedemptionStateWire; open: boolean; onClose: () => void }

function ChooseCard({ affiliateId, state, open, onClose }: ChooseProps) {
  const { t, formatNumber } = useTranslator('certifications')
  const [chosen, setChosen] = useState<string>()
  const redeem = useRedeem(onClose)
  const oneAtATime = useOneAtATime()
  const certification = state.eligible.find(({ licenseID }) => licenseID === chosen)
  return (
    <Dialog
      actions={
        <>
          <Button
            busy={redeem.isPending}
            disabled={!certification}
            kind="primary"
            onClick={() => certification && oneAtATime(() => redeem.mutateAsync(certification))}
          >
            {t('certifications.free.redeem')}
          </Button>
          <Button onClick={onClose}>{t('certifications.free.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={open}
      title={t('certifications.free.ready', { year: formatNumber(state.year, { useGrouping: false }) })}
    >
      <div className={css.stack}>
        <RadioRows
          choices={state.eligible.map(({ licenseID, title }) => ({ value: licenseID, label: title }))}
          legend={t('certifications.free.which')}
          onChange={setChosen}
          value={chosen}
        />
        <NotFor affiliateId={affiliateId} />
        {redeem.isError && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {t('certifications.free.failed')}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

/** Why a certification without an eCard is not in the list. */
function NotFor({ affiliateId }: { affiliateId: number }) {
  const { t, locale, formatList } = useTranslator('certifications')
  const { data = [] } = useQuery(myCertificationsQuery(useCalls(), affiliateId, locale))
  const without = data.filter(({ noECardReason }) => noECardReason === 'level-has-none')
  if (without.length === 0) return null
  const levels = formatList(without.map(({ title }) => title))
  return <p className={css.quiet}>{t('certifications.free.notFor', { levels })}</p>
}

function useRedeem(onDone: () => void) {
  const { http } = useCalls()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ licenseID, levelID }: { licenseID: string; levelID: number }) =>
      http.post<ECardWire>('ecards', 'e-cards/redemption', { body: { licenseID, levelID } }),
    onSuccess: async ({ licenseID, levelID }) => {
      onDone()
      await client.invalidateQueries({ queryKey: CARDS_KEY })
      await navigate(paths.ecard(licenseID, String(levelID)))
    },
    onError: () => client.invalidateQueries({ queryKey: [...CARDS_KEY, 'redemption'] }),
  })
}
