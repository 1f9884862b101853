import {
  type BuddyDive,
  type BuddyDiveField,
  changedSince,
  openConfirmation,
  readCode,
} from '@fathom/domain/trust'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import QrCode from 'lucide-react/icons/qr-code'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Suspense, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { latePart } from '../../../shared/late-part.tsx'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { checkSignature } from '../store/check-signature.ts'
import type { Trust } from '../store/stored-trust.ts'
import { trustQuery } from '../trust.queries.ts'
import css from './buddy.module.css'
import { CodePanel } from './code-panel.tsx'
import { changeConfirmation, confirmationsQuery, type ShownConfirmation } from './confirmations.ts'

const AskDialog = latePart(async () => (await import('./ask-dialog.tsx')).AskDialog)

/** `dive` is undefined while a field that a buddy confirms is missing. */
type Props = { logId: string; affiliateId: number; dive: BuddyDive | undefined }

/** TS-15: what buddies confirmed of the diver's own dive, and the way to ask one. */
export function BuddyCard({ logId, affiliateId, dive }: Props) {
  const { t } = useTranslator('trust-buddy')
  const calls = useCalls()
  const confirmations = useQuery(confirmationsQuery(calls, affiliateId))
  const trust = useQuery(trustQuery(calls))
  const [isAsking, setIsAsking] = useState(false)
  const mine = (confirmations.data ?? []).filter((each) => each.logId === logId)
  return (
    <Card title={t(mine.length === 0 ? 'trust-buddy.entry' : 'trust-buddy.title')}>
      <div className={css.list}>
        {mine.map((each) => (
          <Confirmation
            affiliateId={affiliateId}
            confirmation={each}
            dive={dive}
            key={each.id}
            trust={trust.data}
          />
        ))}
        <div className={css.ask}>
          {mine.length === 0 && <p className={css.note}>{t('trust-buddy.askText')}</p>}
          {dive ? (
            <Button icon={QrCode} onClick={() => setIsAsking(true)}>
              {t('trust-buddy.ask')}
            </Button>
          ) : (
            <p className={css.note}>{t('trust-buddy.needs')}</p>
          )}
          <Link to={paths.confirmations()}>{t('trust-buddy.given')}</Link>
        </div>
      </div>
      {dive && isAsking && (
        <Suspense>
          <AskDialog affiliateId={affiliateId} dive={dive} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** Opened again whenever the lists of what is withdrawn change. */
const openedQuery = (code: string, trust: Trust | undefined) =>
  queryOptions({
    queryKey: ['trust', 'opened', code, trust?.issuers.map(({ list }) => list?.signedAt)],
    queryFn: async () => {
      const read = readCode(code)
      if (read.is !== 'confirmation') return null
      return openConfirmation(read.confirmation, { issuers: trust?.issuers ?? [], check: checkSignature })
    },
    enabled: trust !== undefined,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })

type ConfirmationProps = {
  affiliateId: number
  confirmation: ShownConfirmation
  dive: BuddyDive | undefined
  trust: Trust | undefined
}

function Confirmation({ affiliateId, confirmation, dive, trust }: ConfirmationProps) {
  const { t, formatDay } = useTranslator('trust-buddy')
  const { data: opened } = useQuery(openedQuery(confirmation.code, trust))
  const remove = useRemove(affiliateId, confirmation)
  if (opened === undefined) return null
  const isGood = opened?.is === 'valid'
  const changed = isGood && dive ? changedSince(opened.dive, dive) : []
  return (
    <div className={css.confirmation}>
      {isGood ? (
        <p className={css.by}>
          <Icon of={BadgeCheck} size="sm" />
          <span>
            {t('trust-buddy.confirmed', {
              name: `\u2068${opened.buddy.name} ${opened.buddy.person}\u2069`,
              date: formatDay(new Date(opened.confirmedAt * 1000)),
            })}
          </span>
        </p>
      ) : (
        <Banner icon={TriangleAlert} tone="warn">
          {t('trust-buddy.withdrawn')}
        </Banner>
      )}
      {changed.length > 0 && <Changed fields={changed} />}
      {confirmation.isWaiting && <p className={css.note}>{t('trust-buddy.waiting')}</p>}
      {isGood && changed.length === 0 && (
        <details className={css.fold}>
          <summary>
            {t('trust-buddy.showCode')}
            <Icon of={ChevronDown} size="sm" />
          </summary>
          <CodePanel label={t('trust-buddy.codeLabel')} text={confirmation.code} />
        </details>
      )}
      <div>
        <Button icon={Trash2} kind="quiet" onClick={remove} size="sm">
          {t('trust-buddy.remove')}
        </Button>
      </div>
    </div>
  )
}

const FIELD_WORDS = {
  date: 'trust.dive.date',
  timeIn: 'trust.dive.buddy.timeIn',
  place: 'trust.dive.place',
  maxDepth: 'trust.dive.depth',
  bottomTime: 'trust.dive.time',
} as const satisfies Record<BuddyDiveField, string>

function Changed({ fields }: { fields: readonly BuddyDiveField[] }) {
  const { t, formatList } = useTranslator('trust', 'trust-buddy')
  return (
    <Banner icon={TriangleAlert} tone="warn">
      {t('trust-buddy.changed', { fields: formatList(fields.map((field) => t(FIELD_WORDS[field]))) })}
    </Banner>
  )
}

/** Removes it at once, and offers to undo that. */
function useRemove(affiliateId: number, { id, logId, code }: ShownConfirmation): () => Promise<void> {
  const { t } = useTranslator('trust-buddy')
  const queries = useQueryClient()
  const change = (action: 'add' | 'remove') =>
    changeConfirmation(queries, { id, affiliateId, logId, code, action })
  return async () => {
    await change('remove')
    showToast({
      text: t('trust-buddy.removed'),
      action: { label: t('trust-buddy.undo'), onPress: () => void change('add') },
    })
  }
}
