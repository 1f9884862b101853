import type { DsdLink } from '@fathom/domain/dsd'
import Store from 'lucide-react/icons/store'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { addressText } from '../address-text.ts'
import type { Lookup } from '../known-participant.ts'
import css from './welcome.module.css'

/** The store that the link names. Renders nothing if it names none, or one that doesn't exist. */
export function InvitedBy({ link, invites }: { link: DsdLink; invites: Lookup }) {
  const { t, locale } = useTranslator('dsd')
  const { found, isFailed } = invites
  if (link.storeNumber === null || found === null || (isFailed && !found)) return null
  return (
    <div className={css.invited}>
      <Tile icon={Store} />
      <div>
        <p className={css.note}>{t('dsd.welcome.invitedBy')}</p>
        {found ? (
          <>
            <p className={css.name}>
              <bdi>{found.name}</bdi>
            </p>
            <p className={css.note}>
              <bdi>{addressText(found, locale)}</bdi>
            </p>
          </>
        ) : (
          <Skeleton width="12rem" />
        )}
      </div>
    </div>
  )
}
