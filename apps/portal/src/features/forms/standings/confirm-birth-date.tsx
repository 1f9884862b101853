import type { FormStandingsWire } from '@fathom/contract/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { useFirstProblem } from '../fill/field-focus.tsx'
import type { Proving } from '../witness/check-evaluation.tsx'
import { StaffNameField, useStaffName } from '../witness/staff-name.tsx'
import css from './standings.module.css'
import { confirmBirthDate, standingsQuery, takeBackBirthDate } from './standings.queries.ts'

type Props = Proving & { affiliateId: number; student: number }

/** TS-05: the reader compares the birth date of the student with an identity document, or takes that back. */
export function ConfirmBirthDate({ affiliateId, student, ...proving }: Props) {
  const { t } = useTranslator('forms-standing')
  const { data } = useQuery(standingsQuery(useCalls(), affiliateId))
  const [isOpen, setIsOpen] = useState(false)
  const person = data?.find((each) => each.affiliateId === student)
  const changed = person?.changedBirthDate
  if (!changed?.isToConfirm && !changed?.confirmed) return null
  const { name } = person as Person
  const asked = { ...proving, student, name, changed, onClose: () => setIsOpen(false) }
  return (
    <div>
      <Button kind={changed.confirmed ? 'quiet' : 'line'} onClick={() => setIsOpen(true)}>
        {t(changed.confirmed ? 'forms-standing.birthDate.takeBack' : 'forms-standing.birthDate.confirm')}
      </Button>
      {isOpen && (changed.confirmed ? <TakeBack {...asked} /> : <Confirm {...asked} />)}
    </div>
  )
}

type Person = FormStandingsWire[number]

type AskedProps = Proving & {
  student: number
  name: string
  changed: NonNullable<Person['changedBirthDate']>
  onClose: () => void
}

/** Whether it was asked for and failed; a person who decided against the proof is asked nothing more. */
function useProved(
  { freshly, isCanceled, onClose }: Pick<AskedProps, keyof Proving | 'onClose'>,
  call: () => Promise<unknown>,
) {
  const client = useQueryClient()
  const proved = useMutation({
    networkMode: 'always',
    mutationFn: () => freshly(call),
    onSuccess: onClose,
    // The date stands in forms, records and lists of several areas.
    onSettled: () => client.invalidateQueries(),
  })
  return {
    start: () => proved.mutate(),
    isPending: proved.isPending,
    hasFailed: proved.isError && !isCanceled(proved.error),
  }
}

/** Names the person, the date and those before, and asks for the statement: what is ticked here ends a protection. */
function Confirm({ student, name, changed, onClose, ...proving }: AskedProps) {
  const { t, formatDay } = useTranslator('forms-standing', 'forms-signers')
  const calls = useCalls()
  const [isSeen, setIsSeen] = useState(false)
  const staff = useStaffName(proving.isCenter)
  const [refused, setRefused] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useFirstProblem(place, refused)
  const { birthDate } = changed
  const confirming = useProved({ ...proving, onClose }, () =>
    confirmBirthDate(calls, student, { birthDate, ...staff.sent }),
  )
  return (
    <Dialog
      actions={
        <>
          <Button
            busy={confirming.isPending}
            kind="primary"
            onClick={() => (isSeen && staff.isRight ? confirming.start() : setRefused(refused + 1))}
          >
            {t('forms-standing.birthDate.confirm')}
          </Button>
          <Back onClose={onClose} />
        </>
      }
      onClose={onClose}
      open={true}
      title={t('forms-standing.birthDate.question', { name })}
    >
      <div className={css.asked} ref={place}>
        <Dates changed={changed} />
        <StaffNameField of={staff} showsErrors={refused > 0} />
        <Checkbox
          checked={isSeen}
          error={refused > 0 && !isSeen ? t('forms-signers.missing.confirm') : undefined}
          onChange={({ target }) => setIsSeen(target.checked)}
        >
          {t('forms-standing.birthDate.statement', { name, date: formatDay(birthDate) })}
        </Checkbox>
        {confirming.hasFailed && <Failed>{t('forms-standing.birthDate.failed')}</Failed>}
      </div>
    </Dialog>
  )
}

/** For a confirmation that was a mistake, also of another teacher. */
function TakeBack({ student, name, changed, onClose, ...proving }: AskedProps) {
  const { t, formatDate } = useTranslator('forms-standing')
  const calls = useCalls()
  const { confirmed, birthDate } = changed
  const staff = useStaffName(proving.isCenter)
  const [refused, setRefused] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useFirstProblem(place, refused)
  const taking = useProved({ ...proving, onClose }, () =>
    takeBackBirthDate(calls, student, { birthDate, ...staff.sent }),
  )
  return (
    <Dialog
      actions={
        <>
          <Button
            busy={taking.isPending}
            kind="bad"
            onClick={() => (staff.isRight ? taking.start() : setRefused(refused + 1))}
          >
            {t('forms-standing.birthDate.takeBack')}
          </Button>
          <Back onClose={onClose} />
        </>
      }
      onClose={onClose}
      open={true}
      role="alertdialog"
      title={t('forms-standing.birthDate.takeBack.question', { name })}
    >
      <div className={css.asked} ref={place}>
        <Dates changed={changed} />
        {confirmed && (
          <p>
            {t('forms-standing.birthDate.confirmed', {
              name: confirmed.by,
              date: formatDate(new Date(confirmed.at), 'long'),
            })}
          </p>
        )}
        <p>{t('forms-standing.birthDate.takeBack.text', { name })}</p>
        <StaffNameField of={staff} showsErrors={refused > 0} />
        {taking.hasFailed && <Failed>{t('forms-standing.birthDate.takeBack.failed')}</Failed>}
      </div>
    </Dialog>
  )
}

function Dates({ changed: { birthDate, earlier } }: Pick<AskedProps, 'changed'>) {
  const { t, formatDay } = useTranslator('forms', 'forms-standing')
  return (
    <Facts>
      <Fact name={t('forms.document.birthDate')}>{formatDay(birthDate)}</Fact>
      {earlier.length > 0 && (
        <Fact name={t('forms-standing.birthDate.earlier')}>{earlier.map(formatDay).join(', ')}</Fact>
      )}
    </Facts>
  )
}

function Back({ onClose }: { onClose: () => void }) {
  const { t } = useTranslator('forms')
  return (
    <Button data-first-focus={true} onClick={onClose}>
      {t('forms.fill.back')}
    </Button>
  )
}

function Failed({ children }: { children: string }) {
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {children}
    </Banner>
  )
}
