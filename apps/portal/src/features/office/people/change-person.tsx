import type { OfficePersonWire } from '@fathom/contract/office'
import { isStaffMember, STAFF_RIGHTS, type StaffRight } from '@fathom/domain/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { ownRightsQuery } from '../own-rights.query.ts'
import css from './people.module.css'
import { changeRights, changeType } from './people.queries.ts'
import { TYPE_KEYS, TYPES, typeIn } from './people-view.ts'

/** Of the page: runs an action again after the person has proved who they are (TS-17). */
export type Signing = {
  freshly: <T>(action: () => Promise<T>) => Promise<T>
  isCanceled: (error: unknown) => boolean
}

type Props = { person: OfficePersonWire; signing: Signing; onChanged: () => void }

/** OF-03: what staff change in an account. The person is notified, and it is in the audit log. */
export function ChangePerson(props: Props) {
  const { data: own = [] } = useQuery(ownRightsQuery(useCalls()))
  const { type, rights, affiliateId } = props.person
  const mayGive = own.includes('settings')
  return (
    <>
      <TypeCard key={`${affiliateId} ${type}`} mayMakeStaff={mayGive} {...props} />
      {rights && mayGive && <RightsCard key={`${affiliateId} ${rights}`} rights={rights} {...props} />}
    </>
  )
}

function TypeCard({ person, signing, onChanged, mayMakeStaff }: Props & { mayMakeStaff: boolean }) {
  const { t, formatId } = useTranslator('office-people', 'office-content', 'profile')
  const calls = useCalls()
  const [type, setType] = useState(person.type)
  const [isAsked, setIsAsked] = useState(false)
  const change = useMutation({
    networkMode: 'always',
    mutationFn: () => signing.freshly(() => changeType(calls, person.affiliateId, { type })),
    onSuccess: () => {
      showToast({ text: t('office-people.typeSaved') })
      onChanged()
    },
  })
  const types = TYPES.filter((each) => mayMakeStaff || !isStaffMember(each) || each === person.type)
  return (
    <Card title={t('office-people.changeType')}>
      <div className={css.change}>
        <p className={css.quiet}>{t('office-people.typeText')}</p>
        <Field label={t('profile.account.kind')}>
          <Select onChange={({ target }) => setType(typeIn(target.value) ?? type)} value={type}>
            {types.map((each) => (
              <option key={each} value={each}>
                {t(TYPE_KEYS[each])}
              </option>
            ))}
          </Select>
        </Field>
        <Refusal error={change.error} signing={signing} />
        <Button busy={change.isPending} disabled={type === person.type} onClick={() => setIsAsked(true)}>
          {t('office-people.changeType')}
        </Button>
        <ConfirmDialog
          confirmLabel={t('office-people.changeType')}
          keepLabel={t('office-content.cancel')}
          onConfirm={() => {
            setIsAsked(false)
            change.mutate()
          }}
          onKeep={() => setIsAsked(false)}
          open={isAsked}
          title={t('office-people.typeAsk', {
            ...{ name: person.name, number: formatId(person.affiliateId) },
            ...{ from: t(TYPE_KEYS[person.type]), to: t(TYPE_KEYS[type]) },
          })}
        >
          {t('office-people.typeText')}
        </ConfirmDialog>
      </div>
    </Card>
  )
}

function RightsCard({ person, rights, signing, onChanged }: Props & { rights: readonly StaffRight[] }) {
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
              key={right}
              onChange={({ target }) => toggle(right, target.checked)}
            >
              {t(`office.right.${right}`)}
            </Checkbox>
          ))}
        </div>
        <Refusal error={change.error} signing={signing} />
        <Button
          busy={change.isPending}
          disabled={chosen.join() === rights.join()}
          onClick={() => change.mutate()}
        >
          {t('office-people.saveRights')}
        </Button>
      </div>
    </Card>
  )
}

const REFUSALS = ['own-account', 'last-settings', 'provider-decides', 'right-missing'] as const

function Refusal({ error, signing }: { error: unknown; signing: Signing }) {
  const { t } = useTranslator('office', 'office-people')
  if (!error || signing.isCanceled(error)) return null
  const problem = REFUSALS.find((each) => error instanceof CallFailed && error.problem === each) ?? 'other'
  const settings = t('office.right.settings')
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {problem === 'last-settings' || problem === 'right-missing'
        ? t(`office-people.problem.${problem}`, { settings })
        : t(`office-people.problem.${problem}`)}
    </Banner>
  )
}
