import type { UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useValueWords } from '../form/conflict/use-value-words.ts'
import css from './history.module.css'
import type { LogChange } from './history.queries.ts'
import { pathOf, reasonIn, toldChanges } from './worded-changes.ts'

const ACTIONS = [
  'create',
  'edit',
  'submit',
  'withdraw',
  'publish',
  'verify',
  'return',
  'delete',
  'restore',
  'photo-added',
  'photo-removed',
  'photo-restored',
  'photos-ordered',
  'photo-captioned',
] as const
type Action = (typeof ACTIONS)[number]
const isDeed = (text: string): text is Action => (ACTIONS as readonly string[]).includes(text)

export function HistoryEntry({ change, unit }: { change: LogChange; unit: UnitSystem }) {
  const { t, formatDay, formatTime } = useTranslator('logbook-dive', 'logbook-form')
  const words = useValueWords(unit)
  const deed = isDeed(change.deed) ? change.deed : 'edit'
  const at = new Date(change.timestamp)
  const changes = deed === 'create' ? [] : toldChanges(change.changes)
  const reason = reasonIn(change.changes)
  return (
    <li className={css.entry}>
      <p className={css.action}>{t(`logbook-dive.deed.${deed}`, { name: change.name })}</p>
      <p className={css.when}>
        <time dateTime={change.timestamp}>
          {formatDay(change.timestamp)}, {formatTime(at)}
        </time>
      </p>
      {reason && (
        <blockquote className={css.reason} dir="auto">
          {reason}
        </blockquote>
      )}
      {changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{t(`logbook-form.field.${field}`)}</dt>
              <dd>
                {t('logbook-dive.history.change', {
                  before: words(pathOf(field), before),
                  after: words(pathOf(field), after),
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
