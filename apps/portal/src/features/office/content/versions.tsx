import type { ContentDocumentWire, ContentVersionWire } from '@fathom/contract/office'
import type { ContentState } from '@fathom/domain/office'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import History from 'lucide-react/icons/history'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge, type BadgeTone } from '../../../shared/ui/feedback/badge.tsx'
import type { IconShape } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './content.module.css'
import type { KindView } from './kind-view.tsx'

const STATES: Readonly<Record<Exclude<ContentState, 'undoes'>, { tone: BadgeTone; icon: IconShape }>> = {
  current: { tone: 'ok', icon: CircleCheck },
  scheduled: { tone: 'info', icon: CalendarClock },
  ended: { tone: 'neutral', icon: History },
  replaced: { tone: 'neutral', icon: History },
  undone: { tone: 'neutral', icon: Undo2 },
}

type Props = {
  document: ContentDocumentWire
  view: KindView<unknown>
  busy: boolean
  onUndo: (version: number) => void
  onReuse: (value: unknown) => void
}

/** Who published what and when; each can be undone, and an undo too. */
export function Versions({ document: { versions }, ...rest }: Props) {
  const { t } = useTranslator('office-content')
  return (
    <Card title={t('office-content.versions')}>
      {versions.length === 0 && <p className={css.quiet}>{t('office-content.versionsNone')}</p>}
      <ol className={css.versions}>
        {versions.map((version) => (
          <Version key={version.version} of={version} {...rest} />
        ))}
      </ol>
    </Card>
  )
}

function Version({ of, view, busy, onUndo, onReuse }: Omit<Props, 'document'> & { of: ContentVersionWire }) {
  const { t, formatNumber } = useTranslator('office-content')
  const { version, undoes, value, state } = of
  const number = formatNumber(version)
  const { Summary } = view
  const title =
    undoes === null
      ? t('office-content.version', { number })
      : t('office-content.undid', { number: formatNumber(undoes) })
  return (
    <li className={css.version}>
      <p className={css.line}>
        <b>{title}</b>
        {state !== 'undoes' && <Badge {...STATES[state]}>{t(`office-content.state.${state}`)}</Badge>}
      </p>
      {value !== null && (
        <p className={css.value}>
          <Summary value={value} />
        </p>
      )}
      <Circumstances of={of} />
      <div className={css.buttons}>
        {state !== 'undone' && (
          <Button
            aria-label={`${t('office-content.undo')}: ${title}`}
            busy={busy}
            icon={Undo2}
            onClick={() => onUndo(version)}
            size="sm"
          >
            {t('office-content.undo')}
          </Button>
        )}
        {value !== null && (
          <Button
            aria-label={`${t('office-content.reuse')}: ${title}`}
            kind="quiet"
            onClick={() => onReuse(value)}
            size="sm"
          >
            {t('office-content.reuse')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Who and when, for which time, and why. */
function Circumstances({ of: { at, by, from, until, undoes, note } }: { of: ContentVersionWire }) {
  const { t, formatMoment } = useTranslator('office-content')
  const isPlanned = undoes === null && (until !== null || from > at)
  return (
    <p className={css.quiet}>
      <bdi>{[by?.name, formatMoment(at)].filter(Boolean).join(' · ')}</bdi>
      {isPlanned && (
        <>
          <br />
          {until === null
            ? t('office-content.from', { from: formatMoment(from) })
            : t('office-content.fromTo', { from: formatMoment(from), until: formatMoment(until) })}
        </>
      )}
      {note && (
        <>
          <br />
          <bdi>{note}</bdi>
        </>
      )}
    </p>
  )
}
