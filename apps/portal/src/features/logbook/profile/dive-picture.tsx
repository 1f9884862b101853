import { type DiveLog, mayDo, type UnitSystem } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Suspense, useMemo } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { latePart } from '../../../shared/late-part.tsx'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Hero } from '../dive/dive-hero.tsx'
import { profilesQuery } from './profile.queries.ts'

const ProfileView = latePart(async () => (await import('./profile-view.tsx')).ProfileView)

type Props = { log: DiveLog; unit: UnitSystem; isOwn: boolean }

/** A frozen log has no sketch of samples that came later. */
const mayHaveProfile = (log: DiveLog) => Boolean(log.sketch) || !mayDo('edit', log, 'owner').granted

/** LO-05: the profile of a dive with samples, the scheme of any other. */
export function DivePicture({ log, unit, isOwn }: Props) {
  const { t } = useTranslator('logbook-dive')
  const profiles = useQuery({ ...profilesQuery(useCalls(), log, isOwn), enabled: mayHaveProfile(log) })
  const recorded = profiles.data
  // The same list while nothing changes: the chart is drawn anew for another one.
  const drawn = useMemo(
    () => recorded?.filter(({ columns }) => columns.depth !== undefined) ?? [],
    [recorded],
  )
  const hero = <Hero log={log} unit={unit} />
  if (drawn.length > 0)
    return (
      <Suspense fallback={hero}>
        <ProfileView log={log} profiles={drawn} unit={unit} />
      </Suspense>
    )
  if (!log.sketch || profiles.data) return hero
  return (
    <>
      {profiles.isError ? (
        <Banner
          action={
            <Button busy={profiles.isFetching} onClick={() => void profiles.refetch()} size="sm">
              {t('shell.error.retry')}
            </Button>
          }
          icon={CircleAlert}
          live="status"
          tone="warn"
        >
          {t('logbook-dive.profile.failed')}
        </Banner>
      ) : (
        <p className="visually-hidden" role="status">
          {t('logbook-dive.profile.loading')}
        </p>
      )}
      {hero}
    </>
  )
}
