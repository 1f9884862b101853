import CircleCheck from 'lucide-react/icons/circle-check'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { useDeviceName } from './device-name.ts'
import css from './session-list.module.css'
import type { OwnSession } from './session-list.queries.ts'

const HANDHELD: readonly string[] = ['iPhone', 'iPad', 'Android']

type Props = { session: OwnSession; onEnd: () => void }

export function SessionRow({ session, onEnd }: Props) {
  const { t } = useTranslator('translations')
  const device = useDeviceName()(session)
  const icon = HANDHELD.includes(session.system) ? Smartphone : Monitor
  return (
    <ListRow
      end={
        !session.current && (
          <Button
            aria-label={t('translations.settings.sessions.endNamed', { device })}
            onClick={onEnd}
            size="sm"
          >
            {t('translations.settings.sessions.end')}
          </Button>
        )
      }
      lead={<Tile icon={icon} tone={session.current ? 'ok' : 'plain'} />}
      text={<WhereAndWhen session={session} />}
      title={
        <span className={css.name}>
          <bdi>{device}</bdi>
          {session.current && (
            <Badge icon={CircleCheck} tone="ok">
              {t('translations.settings.sessions.current')}
            </Badge>
          )}
        </span>
      }
    />
  )
}

function WhereAndWhen({ session }: { session: OwnSession }) {
  const { t, formatDate, formatTime } = useTranslator('translations')
  const moment = (at: string) => ({ day: formatDate(new Date(at), 'long'), time: formatTime(new Date(at)) })
  return (
    <span className={css.facts}>
      <span>
        <Place network={session.network} />
      </span>
      <time dateTime={session.createdAt}>
        {t('translations.settings.sessions.since', moment(session.createdAt))}
      </time>
      <time dateTime={session.lastSeenAt}>
        {t('translations.settings.sessions.seen', moment(session.lastSeenAt))}
      </time>
    </span>
  )
}

function Place({ network }: Pick<OwnSession, 'network'>) {
  const { t } = useTranslator('translations')
  if (network === '') return t('translations.settings.sessions.nowhere')
  if (network === 'local') return t('translations.settings.sessions.local')
  return t('translations.settings.sessions.network', { network })
}
