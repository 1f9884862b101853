import { type DsdLink, stepFor } from '@fathom/domain/dsd'
import Info from 'lucide-react/icons/info'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { Lookup } from '../known-participant.ts'
import { PATH_OF_STEP } from '../path-of-step.ts'
import type { Invitation } from '../use-invitation.ts'
import css from './welcome.module.css'

type Props = {
  invitation: Invitation
  invites: Lookup
  held: Lookup
  isBusy: boolean
  onBegin: () => void
}

const NO_LINK = { storeNumber: null, memberNumber: null }

/** Begin; where the guest is on the way with another store already, they choose. */
export function Deeds({ invitation, invites, held, isBusy, onBegin }: Props) {
  const { t } = useTranslator('dsd')
  const nameOf = useStoreName()
  const { checkpoint, link, isOther } = invitation
  if (!checkpoint || !isOther)
    return (
      <div className={css.deeds}>
        <Button block={true} busy={isBusy} kind="primary" onClick={onBegin} size="lg">
          {t('dsd.welcome.begin')}
        </Button>
      </div>
    )
  const now = nameOf(held, checkpoint)
  return (
    <>
      <Banner icon={Info}>{t('dsd.welcome.other', { store: now })}</Banner>
      <div className={css.deeds}>
        <Button block={true} busy={isBusy} kind="primary" onClick={onBegin} size="lg">
          {t('dsd.welcome.beginWith', { store: nameOf(invites, link) })}
        </Button>
        <ButtonLink block={true} size="lg" to={PATH_OF_STEP[stepFor(checkpoint, NO_LINK)]}>
          {t('dsd.welcome.goOn', { store: now })}
        </ButtonLink>
      </div>
    </>
  )
}

function useStoreName() {
  const { t, formatNumber } = useTranslator('dsd')
  return ({ found }: Lookup, { storeNumber }: DsdLink) =>
    found?.name ?? t('dsd.storeNumber', { number: formatNumber(storeNumber ?? 0, { useGrouping: false }) })
}
