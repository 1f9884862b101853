import { numberIn } from '@fathom/domain/account'
import { participantKindOf } from '@fathom/domain/references'
import { STAFF_RIGHTS, type StaffRight } from '@fathom/domain/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { ownRightsQuery } from '../own-rights.query.ts'
import { type ChangeProps, Refusal } from './change-refusal.tsx'
import { TypeCard } from './change-type.tsx'
import { DirectoryCard } from './directory-card.tsx'
import css from './people.module.css'
import { changeInstructor, changeRights } from './people.queries.ts'

/** OF-03: what staff change in an account. The person is notified, and it is in the audit log. */
export function ChangePerson({ isOwn, ...props }: ChangeProps & { isOwn: boolean }) {
  const { data: own = [] } = useQuery(ownRightsQuery(useCalls()))
  const { type, rights, affiliateId } = props.person
  const mayGive = own.includes('settings')
  const kind = participantKindOf(type)
  return (
    <>
      {kind && <DirectoryCard kind={kind} {...props} />}
      {kind === 'store' && <CenterInstructors {...props} />}
      <TypeCard key={`${affiliateId} ${type}`} mayMakeStaff={mayGive} {...props} />
      {rights && mayGive && (
        <RightsCard isOwn={isOwn} key={`${affiliateId} ${rights}`} rights={rights} {...props} />
      )}
    </>
  )
}

type RightsProps = Omit<ChangeProps, 'addressFields'> & { rights: readonly StaffRight[]; isOwn: boolean }

function RightsCard({ person, rights, isOwn, signing, onChanged }: RightsProps) {
  const { t } = useTranslator('office', 'office-people')
  const calls = useCalls()
  const [chosen, setChosen] = useState<readonly StaffRight[]>(rights)
  const change = useMutation({
    networkMode: 'always',
    mutationFn: () => signing.freshly(() => changeRights(calls, person.affiliateId, { rights: [...chosen] })),
    onSuccess: () => {
      showToast({ text: t('office-people.rightsSaved') })
      onChanged()
    },
  })
  const toggle = (right: StaffRight, isOn: boolean) =>
    setChosen(STAFF_RIGHTS.filter((each) => (each === right ? isOn : chosen.includes(each))))
  return (
    <Card title={t('office.rights.title')}>
      <div className={css.change}>
        <div className={css.rights}>
          {STAFF_RIGHTS.map((right) => (
            <Checkbox
              checked={chosen.includes(right)}
              disabled={isOwn}
              key={right}
              onChange={({ target }) => toggle(right, target.checked)}
            >
              {t(`office.right.${right}`)}
            </Checkbox>
          ))}
        </div>
        <Refusal error={change.error} signing={signing} />
        {isOwn ? (
          <p>{t('office-people.rightsOwn')}</p>
        ) : (
          <Button
            busy={change.isPending}
            disabled={chosen.join() === rights.join()}
            onClick={() => change.mutate()}
          >
            {t('office-people.saveRights')}
          </Button>
        )}
      </div>
    </Card>
  )
}

type Instructor = { memberNumber: number; name: string }

/** LE-10: who teaches at a dive center. */
function CenterInstructors(props: ChangeProps) {
  const { t, formatId } = useTranslator('office-people', 'office-content')
  const [leaving, setLeaving] = useState<Instructor>()
  const remove = useChange(props, 'remove')
  const title = t('office-people.instructors.title')
  const instructors = props.person.instructors ?? []
  return (
    <Card title={title}>
      <div className={css.change}>
        <p className={css.quiet}>{t('office-people.instructors.text')}</p>
        {instructors.length === 0 && <p className={css.quiet}>{t('office-people.instructors.none')}</p>}
        <div className={css.part}>
          <List label={title}>
            {instructors.map((each) => (
              <ListRow
                end={
                  <Button
                    aria-label={t('office-people.instructors.removeNamed', { name: each.name })}
                    onClick={() => setLeaving(each)}
                    size="sm"
                  >
                    {t('office-people.instructors.remove')}
                  </Button>
                }
                key={each.memberNumber}
                text={<bdi>{formatId(each.memberNumber)}</bdi>}
                title={<bdi>{each.name}</bdi>}
              />
            ))}
          </List>
        </div>
        <Refusal error={remove.error} signing={props.signing} />
        <AddInstructor {...props} />
        <ConfirmDialog
          confirmLabel={t('office-people.instructors.remove')}
          keepLabel={t('office-content.cancel')}
          onConfirm={() => {
            if (leaving) remove.mutate(leaving.memberNumber)
            setLeaving(undefined)
          }}
          onKeep={() => setLeaving(undefined)}
          open={leaving !== undefined}
          title={t('office-people.instructors.removeAsk', { name: leaving?.name ?? '' })}
        >
          {t('office-people.instructors.removeText')}
        </ConfirmDialog>
      </div>
    </Card>
  )
}

function AddInstructor(props: ChangeProps) {
  const { t } = useTranslator('office-people', 'profile')
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const add = useChange(props, 'add')
  const isUnknown =
    add.error instanceof CallFailed && (add.error.problem === 'no-instructor' || add.error.status === 400)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const digits = numberIn(typed)
    setIsMissing(digits === undefined)
    if (digits !== undefined) add.mutate(Number(digits), { onSuccess: () => setTyped('') })
  }
  const error = isMissing ? 'memberMissing' : isUnknown ? 'memberUnknown' : undefined
  return (
    <form className={css.fields} noValidate={true} onSubmit={send}>
      <Field error={error && t(`profile.lookup.problem.${error}`)} label={t('profile.lookup.memberNumber')}>
        <TextInput
          autoComplete="off"
          dir="ltr"
          inputMode="numeric"
          onChange={({ target }) => setTyped(target.value)}
          value={typed}
        />
      </Field>
      {!isUnknown && <Refusal error={add.error} signing={props.signing} />}
      <div>
        <Button busy={add.isPending} type="submit">
          {t('office-people.instructors.add')}
        </Button>
      </div>
    </form>
  )
}

function useChange({ person, signing, onChanged }: ChangeProps, change: 'add' | 'remove') {
  const { t } = useTranslator('office-people')
  const calls = useCalls()
  const { affiliateId } = person
  return useMutation({
    networkMode: 'always',
    mutationFn: (memberNumber: number) =>
      signing.freshly(() => changeInstructor(calls, change, { affiliateId, memberNumber })),
    onSuccess: () => {
      showToast({
        text: t(change === 'add' ? 'office-people.instructors.added' : 'office-people.instructors.removed'),
      })
      onChanged()
    },
  })
}
