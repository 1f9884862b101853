import { participantKindOf } from '@fathom/domain/references'
import { STAFF_RIGHTS, type StaffRight } from '@fathom/domain/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { ownRightsQuery } from '../own-rights.query.ts'
import { CenterInstructors } from './center-instructors.tsx'
import { type ChangeProps, Refusal } from './change-refusal.tsx'
import { TypeCard } from './change-type.tsx'
import { DirectoryCard } from './directory-card.tsx'
import css from './people.module.css'
import { changeRights } from './people.queries.ts'

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
