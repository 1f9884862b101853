import { ageProblem, type DsdLink, firstDayAllowed, stepFor } from '@fathom/domain/dsd'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Store from 'lucide-react/icons/store'
import { type ReactNode, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Navigate, useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import column from '../dsd.module.css'
import { BeginProblem, BeginRefused, DsdSkeleton, LoadProblem } from '../dsd-states.tsx'
import { LEARNING_PATH, PATH_OF_STEP } from '../path-of-step.ts'
import { useSaveStep } from '../use-save-step.ts'
import css from './confirm-screen.module.css'
import type { Lookup } from './known-participant.ts'
import { ParticipantWords, Unanswered } from './participant-words.tsx'
import { chosenIn, type Invitation } from './use-invitation.ts'

/** Finds a store or an instructor by number, and calls back with the chosen one. */
type Finder = (kind: 'store' | 'member', choose: (number: number) => void, isBusy: boolean) => ReactNode

type Props = { invitation: Invitation; store: Lookup; member: Lookup; finder: Finder; birthdate: string }

/**
 * RT-18, SC-04: the guest confirms their store. Each choice is saved at once, so it applies on any device.
 */
export function ConfirmScreen({ invitation, store, member, finder, birthdate }: Props) {
  const { t } = useTranslator('dsd')
  const navigate = useNavigate()
  const [searched, setSearched] = useState<'store' | 'member'>()
  const choose = useSaveStep(() => setSearched(undefined))
  const confirm = useSaveStep((saved) => void navigate(PATH_OF_STEP[stepFor(saved, saved)]))
  const chosen = chosenIn(invitation)
  if (invitation.failed) return <LoadProblem failed={invitation.failed} />
  if (invitation.checkpoint === undefined) return <DsdSkeleton />
  if (invitation.step === 'learning') return <Navigate replace={true} to={LEARNING_PATH} />
  if (ageProblem(birthdate, new Date()) === 'too-young') return <TooYoung birthdate={birthdate} />
  const isKnown = chosen.storeNumber !== null && store.found !== null
  const change = (changed: Partial<DsdLink>) =>
    choose.mutate({ ...chosen, ...changed, status: 'affiliation' })
  const error = confirm.error ?? choose.error
  return (
    <div className={column.column}>
      <PageHeader
        lead={t(isKnown ? 'dsd.confirm.lead' : 'dsd.confirm.leadNone')}
        title={t(isKnown ? 'dsd.confirm.title' : 'dsd.confirm.titleNone')}
      />
      <StoreCard
        finder={finder('store', (storeNumber) => change({ storeNumber }), choose.isPending)}
        isSearching={searched === 'store'}
        number={chosen.storeNumber}
        onSearch={(isSearching) => setSearched(isSearching ? 'store' : undefined)}
        store={store}
      />
      {isKnown && (
        <InstructorCard
          finder={finder('member', (memberNumber) => change({ memberNumber }), choose.isPending)}
          isBusy={choose.isPending}
          isSearching={searched === 'member'}
          member={member}
          number={chosen.memberNumber}
          onRemove={() => change({ memberNumber: null })}
          onSearch={(isSearching) => setSearched(isSearching ? 'member' : undefined)}
        />
      )}
      {error && <BeginProblem error={error} />}
      {/* A guest who searches for another store doesn't have to confirm the one above. */}
      {isKnown && searched === undefined && (
        <div className={css.finish}>
          <Button
            block={true}
            busy={confirm.isPending}
            icon={Check}
            kind="primary"
            onClick={() => confirm.mutate({ ...chosen, status: 'forms' })}
            size="lg"
          >
            {t('dsd.confirm.yes')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** VA-07: for guests who open this URL directly, the same message as on the welcome screen. */
function TooYoung({ birthdate }: { birthdate: string }) {
  const { t } = useTranslator('dsd')
  return (
    <div className={column.column}>
      <PageHeader lead={t('dsd.welcome.lead')} title={t('dsd.welcome.title')} />
      <BeginRefused from={firstDayAllowed(birthdate)} why={t('dsd.problem.too-young')} />
    </div>
  )
}

type StoreCardProps = {
  number: number | null
  store: Lookup
  finder: ReactNode
  isSearching: boolean
  onSearch: (isSearching: boolean) => void
}

function StoreCard({ number, store, finder, isSearching, onSearch }: StoreCardProps) {
  const { t, formatId } = useTranslator('dsd')
  const written = formatId(number ?? 0)
  if (number === null) return <Card title={t('dsd.confirm.store')}>{finder}</Card>
  if (store.found === null)
    return (
      <Card title={t('dsd.confirm.store')}>
        <div className={css.stack}>
          <Banner icon={CircleAlert} live="status" tone="bad">
            <strong>{t('dsd.confirm.notFound')}</strong>
            <br />
            {t('dsd.confirm.notFoundText', { number: written })}
          </Banner>
          {finder}
        </div>
      </Card>
    )
  return (
    <Card title={t('dsd.confirm.store')}>
      <div className={css.stack}>
        {store.found ? (
          <ParticipantWords
            found={store.found}
            lead={<Tile icon={Store} />}
            number={t('dsd.confirm.number', { number: written })}
          />
        ) : (
          <Unanswered lookup={store} />
        )}
        {isSearching && finder}
        <Button aria-expanded={isSearching} onClick={() => onSearch(!isSearching)}>
          {t(isSearching ? 'dsd.confirm.keep' : 'dsd.confirm.change')}
        </Button>
      </div>
    </Card>
  )
}

type InstructorCardProps = {
  number: number | null
  member: Lookup
  finder: ReactNode
  isSearching: boolean
  onSearch: (isSearching: boolean) => void
  isBusy: boolean
  onRemove: () => void
}

/** Naming an instructor is optional; otherwise the store assigns one. */
function InstructorCard(props: InstructorCardProps) {
  const { number, member, finder, isSearching, onSearch, isBusy, onRemove } = props
  const { t } = useTranslator('dsd')
  const search = number === null ? 'dsd.confirm.instructorAdd' : 'dsd.confirm.instructorChange'
  return (
    <Card title={t('dsd.confirm.instructor')}>
      <div className={css.stack}>
        <Instructor member={member} number={number} />
        {isSearching && finder}
        <div className={css.actions}>
          <Button aria-expanded={isSearching} onClick={() => onSearch(!isSearching)}>
            {t(isSearching ? 'dsd.confirm.close' : search)}
          </Button>
          {number !== null && (
            <Button busy={isBusy} kind="quiet" onClick={onRemove}>
              {t('dsd.confirm.instructorRemove')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function Instructor({ number, member }: Pick<InstructorCardProps, 'number' | 'member'>) {
  const { t, formatId } = useTranslator('dsd')
  if (number === null) return <p className={css.note}>{t('dsd.confirm.instructorNone')}</p>
  if (member.found === null)
    return (
      <Banner icon={CircleAlert} live="status" tone="bad">
        {t('dsd.confirm.instructorNotFound')}
      </Banner>
    )
  if (!member.found) return <Unanswered lookup={member} />
  return (
    <ParticipantWords
      found={member.found}
      lead={<Avatar name={member.found.name} />}
      number={t('dsd.confirm.instructorNumber', { number: formatId(number) })}
    />
  )
}
