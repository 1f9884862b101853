import type { UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useValueWords } from '../form/conflict/use-value-words.ts'
import { labelOf } from '../form/fields/text-keys.ts'
import css from './history.module.css'
import type { LogChange } from './history.queries.ts'
import { reasonIn, wordedChanges } from './worded-changes.ts'

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
const isAction = (text: string): text is Action => (ACTIONS as readonly string[]).includes(text)

export function HistoryEntry({ change, unit }: { change: LogChange; unit: UnitSystem }) {
  const { t, formatDay, formatTime } = useTranslator('logbook-dive', 'logbook-form')
  const wordsOf = useValueWords(unit)
  const action = isAction(change.deed) ? change.deed : 'edit'
  const at = new Date(change.timestamp)
  const changes = action === 'create' ? [] : wordedChanges(change.changes)
  const reason = reasonIn(change.changes)
  return (
    <li className={css.entry}>
      <p className={css.action}>{t(`logbook-dive.deed.${action}`, { name: change.name })}</p>
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
              <dt>{t(labelOf(field))}</dt>
              <dd>
                {t('logbook-dive.history.change', {
                  before: wordsOf(field, before),
                  after: wordsOf(field, after),
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
