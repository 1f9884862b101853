import type { SystemWire } from '@fathom/contract/office'
import { type PartState, SYSTEM_PARTS, type SystemPart } from '@fathom/domain/office'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { NotLoaded } from '../../../shared/ui/feedback/not-loaded.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './system.module.css'
import { systemQuery } from './system.queries.ts'

const LOOKS = {
  good: { icon: CircleCheck, tone: 'ok' },
  attention: { icon: TriangleAlert, tone: 'warn' },
  down: { icon: CircleAlert, tone: 'bad' },
  off: { icon: CircleMinus, tone: 'neutral' },
} as const satisfies Record<PartState, object>

/** OP-01: whether each part works, and what to do when one doesn't. */
export function SystemScreen() {
  const { t, formatMoment } = useTranslator('office-system', 'office')
  const system = useQuery(systemQuery(useCalls()))
  if (!system.data)
    return (
      <Card>
        <NotLoaded
          failed={t('office-system.failed')}
          loading={t('office-system.loading')}
          of={system}
          text={t('office.failedText')}
        />
      </Card>
    )
  const { version, startedAt, states } = system.data
  const time = formatMoment(startedAt)
  return (
    <div className={css.screen}>
      <p className={css.quiet}>{t('office-system.running', { version, time })}</p>
      <div className={css.parts}>
        {SYSTEM_PARTS.map((part) => (
          <Part key={part} part={part} state={states[part]} system={system.data} />
        ))}
      </div>
    </div>
  )
}

type PartProps = { part: SystemPart; state: PartState; system: SystemWire }

function Part({ part, state, system }: PartProps) {
  const { t } = useTranslator('office-system')
  const words = useFacts(system)
  const help = helpOf(part, state)
  return (
    <Card
      aside={<Badge {...LOOKS[state]}>{t(`office-system.state.${state}`)}</Badge>}
      title={t(`office-system.part.${part}`)}
    >
      {words[part].map((text, at) => (
        <p className={css.quiet} key={at}>
          {text}
        </p>
      ))}
      {help && <p className={css.help}>{t(`office-system.help.${help}`)}</p>}
    </Card>
  )
}

function helpOf(part: SystemPart, state: PartState) {
  if (state === 'good' || state === 'off' || part === 'live') return undefined
  return part === 'mail' && state === 'attention' ? 'mailRefused' : part
}

function useFacts({
  database,
  files,
  mail,
  jobs,
  live,
  provider,
  backup,
  wallets,
}: SystemWire): Record<SystemPart, ReactNode[]> {
  const { t, formatMoment, formatDay, formatNumber: n } = useTranslator('office-system')
  return {
    database: [
      t(database.isPrimary ? 'office-system.database.primary' : 'office-system.database.standby'),
      t('office-system.database.text', {
        version: database.version,
        used: n(database.used),
        waiting: n(database.waiting),
      }),
    ],
    files: [t(files.isFolder ? 'office-system.files.folder' : 'office-system.files.s3')],
    mail: [
      mail.isFolder
        ? t('office-system.mail.folder')
        : t('office-system.mail.text', { waiting: n(mail.waiting), refused: n(mail.refused) }),
    ],
    jobs: [
      t('office-system.jobs.text', { due: n(jobs.due), retrying: n(jobs.retrying), failed: n(jobs.failed) }),
    ],
    live: [t('office-system.live.text', { count: n(live.connections) })],
    provider: [
      provider.issuer === null ? t('office-system.provider.own') : <bdi key="issuer">{provider.issuer}</bdi>,
    ],
    backup: [
      backup.lastAt === null
        ? t('office-system.backup.none')
        : t('office-system.backup.last', {
            time: formatMoment(backup.lastAt),
          }),
    ],
    wallets: [
      wallets.appleUntil !== null &&
        t('office-system.wallets.apple', { date: formatDay(wallets.appleUntil.slice(0, 10)) }),
      wallets.google && t('office-system.wallets.google'),
      wallets.appleUntil === null && !wallets.google && t('office-system.wallets.none'),
    ].filter((text) => text !== false),
  }
}
