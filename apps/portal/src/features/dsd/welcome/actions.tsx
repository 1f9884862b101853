import { type DsdLink, stepFor } from '@fathom/domain/dsd'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { Lookup } from '../known-participant.ts'
import { PATH_OF_STEP } from '../path-of-step.ts'
import type { Invitation } from '../use-invitation.ts'
import css from './welcome.module.css'

/** The store and the member behind the numbers of a link or of a checkpoint. */
export type Named = { store: Lookup; member: Lookup }

type Props = {
  invitation: Invitation
  invites: Named
  held: Named
  isBusy: boolean
  onBegin: () => void
}

const NO_LINK = { storeNumber: null, memberNumber: null }

/** The begin button; if the guest already began with another store or instructor, they choose. */
export function Actions({ invitation, invites, held, isBusy, onBegin }: Props) {
  const { t } = useTranslator('dsd')
  const { store: storeOf, instructor: instructorOf } = useNames()
  const { checkpoint, link, isOther } = invitation
  if (!checkpoint || !isOther)
    return (
      <div className={css.actions}>
        <Button block={true} busy={isBusy} kind="primary" onClick={onBegin} size="lg">
          {t('dsd.welcome.begin')}
        </Button>
      </div>
    )
  const isSameStore = link.storeNumber === null || link.storeNumber === checkpoint.storeNumber
  const asked = isSameStore ? invites.member : invites.store
  const store = storeOf(held.store, checkpoint)
  const now = isSameStore && checkpoint.memberNumber !== null ? instructorOf(held.member, checkpoint) : store
  const other = isSameStore ? instructorOf(invites.member, link) : storeOf(invites.store, link)
  const isNobody = asked.found === null
  return (
    <>
      {isNobody ? (
        <NotFound isSameStore={isSameStore} link={link} />
      ) : (
        <Banner icon={Info}>
          {isSameStore
            ? t('dsd.welcome.otherInstructor', { store, instructor: other })
            : t('dsd.welcome.other', { store })}
        </Banner>
      )}
      <div className={css.actions}>
        {!isNobody && (
          <Button
            block={true}
            busy={isBusy || (asked.found === undefined && !asked.isFailed)}
            kind="primary"
            onClick={onBegin}
            size="lg"
          >
            {t('dsd.welcome.beginWith', { store: other })}
          </Button>
        )}
        <ButtonLink
          block={true}
          kind={isNobody ? 'primary' : 'line'}
          size="lg"
          to={PATH_OF_STEP[stepFor(checkpoint, NO_LINK)]}
        >
          {t('dsd.welcome.goOn', { store: now })}
        </ButtonLink>
      </div>
    </>
  )
}

/** VA-06: a guest who has already begun can't switch to a number that doesn't exist. */
function NotFound({ isSameStore, link }: { isSameStore: boolean; link: DsdLink }) {
  const { t, formatNumber } = useTranslator('dsd')
  const number = formatNumber(link.storeNumber ?? 0, { useGrouping: false })
  return (
    <Banner icon={TriangleAlert} live="status" tone="buoy">
      {isSameStore ? (
        t('dsd.confirm.instructorNotFound')
      ) : (
        <>
          <strong>{t('dsd.confirm.notFound')}</strong>
          <br />
          {t('dsd.confirm.notFoundText', { number })}
        </>
      )}
    </Banner>
  )
}

function useNames() {
  const { t, formatNumber } = useTranslator('dsd')
  const plain = (number: number | null) => formatNumber(number ?? 0, { useGrouping: false })
  return {
    store: ({ found }: Lookup, { storeNumber }: DsdLink) =>
      found?.name ?? t('dsd.storeNumber', { number: plain(storeNumber) }),
    instructor: ({ found }: Lookup, { memberNumber }: DsdLink) =>
      found?.name ?? t('dsd.confirm.instructorNumber', { number: plain(memberNumber) }),
  }
}
