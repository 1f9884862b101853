import type { FormListingWire, FormsDueWire } from '@fathom/contract/forms'
import { FORM_NAMES, type FormName } from '@fathom/domain/forms'
import FileSignature from 'lucide-react/icons/file-pen-line'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { titleOf } from '../fill/form-names.ts'
import css from './list.module.css'

type Due = FormsDueWire[number]

type Props = { due: FormsDueWire; signed: readonly FormListingWire[] }

export const ICON = { 'medical-questionnaire': Stethoscope, 'liability-release': FileSignature } as const

/** A questionnaire has its own URL (RT-25). */
function fillPath(name: FormName, isDue: boolean): string {
  // A form that isn't due is requested explicitly, so a guest in the DSD program is not redirected to the
  // next step.
  const query = isDue ? {} : { again: '1' }
  return name === 'medical-questionnaire' ? paths.medicalForm(query) : paths.fillForm(name, query)
}

/** Requested forms that are unsigned, then those that can be started at any time. */
export function DueForms({ due, signed }: Props) {
  const { t } = useTranslator('forms')
  const isDue = ({ isAsked, isDone, name }: Due) => isAsked && !isDone && !isWaiting(signed, name)
  const open = due.filter(isDue)
  const others = due.filter((each) => !isDue(each))
  return (
    <>
      {open.length > 0 && (
        <Card title={t('forms.list.due.title')}>
          <ul className={css.list}>
            {open.map((form) => (
              <DueRow form={form} isDue={true} key={form.name} />
            ))}
          </ul>
        </Card>
      )}
      {others.length > 0 && (
        <Card title={t('forms.list.start.title')}>
          <ul className={css.list}>
            {others.map((form) => (
              <DueRow form={form} isDue={false} key={form.name} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** Others still have to respond; nobody does on a form that has to be signed again. */
export const isAwaited = (form: FormListingWire) =>
  !form.isExpired &&
  !form.isDetailsChanged &&
  (form.physician === 'awaited' || form.isGuardianAwaited || form.openRequest !== undefined)

/** The newest was signed, but another person must still respond, so there is nothing to fill in again. */
function isWaiting(signed: readonly FormListingWire[], name: string): boolean {
  const newest = signed.find((form) => form.name === name)
  return newest !== undefined && (isAwaited(newest) || newest.state === 'birth-date-awaited')
}

function DueRow({ form, isDue }: { form: Due; isDue: boolean }) {
  const { t } = useTranslator('forms')
  const title = useFormTitle()(form.name)
  const action = form.draftSavedAt ? 'goOn' : 'start'
  return (
    <li className={css.row}>
      <Tile icon={ICON[form.name]} tone={isDue ? 'buoy' : 'info'} />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{useDueWords(isDue ? form : { ...form, dueOn: null })}</p>
      </div>
      <ButtonLink
        aria-label={t(`forms.list.${action}Of`, { form: title })}
        kind={isDue ? 'primary' : 'soft'}
        to={fillPath(form.name, isDue)}
      >
        {t(`forms.list.${action}`)}
      </ButtonLink>
    </li>
  )
}

function useDueWords({ name, dueOn, draftSavedAt, state, validUntil, declinedAt }: Due): string {
  const { t, formatDate } = useTranslator('forms', 'forms-standing')
  const about = t(`forms.list.about.${name}`)
  const due = dueOn ? t('forms.list.dueBy', { date: formatDate(dueOn, 'long') }) : undefined
  const begun = draftSavedAt
    ? t('forms.list.begun', { date: formatDate(new Date(draftSavedAt), 'long') })
    : undefined
  const again =
    state === 'details-changed' || state === 'physician-teaches'
      ? t(`forms-standing.own.${state}`)
      : undefined
  const expired =
    validUntil && state === 'expired'
      ? t('forms-standing.own.expired', { date: formatDate(validUntil.slice(0, 10), 'long') })
      : undefined
  const declined =
    declinedAt && state === 'declined'
      ? t('forms-standing.own.declined', { date: formatDate(new Date(declinedAt), 'long') })
      : undefined
  return [declined, again, expired, due, begun].filter(Boolean).join(' ') || about
}

/** The title of a form; unknown forms keep their own name. */
export function useFormTitle(): (name: string) => string {
  const { t } = useTranslator('forms')
  return (name) => {
    const known = FORM_NAMES.find((each) => each === name)
    return known ? t(titleOf(known)) : name
  }
}
