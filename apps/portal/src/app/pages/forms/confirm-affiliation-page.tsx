import { Suspense } from 'react'
import { ConfirmScreen } from '../../../features/dsd/invitation/confirm-screen.tsx'
import { chosenIn, lookupOf, useInvitation } from '../../../features/dsd/invitation/index.ts'
import { ParticipantLookup, StoreSearch, useParticipant } from '../../../features/references/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'

await Promise.all([i18n.need('dsd'), i18n.need('profile')])

/** RT-18 */
export function Page() {
  return (
    <Suspense>
      <Confirm />
    </Suspense>
  )
}

function Confirm() {
  const { t } = useTranslator('dsd')
  const { birthdate } = useUser()
  const invitation = useInvitation()
  const { storeNumber, memberNumber } = chosenIn(invitation)
  const store = useParticipant('store', storeNumber)
  const member = useParticipant('member', memberNumber)
  return (
    <ConfirmScreen
      birthdate={birthdate}
      finder={(kind, choose, isBusy) => {
        const chooses = (number: number, name?: string) => (
          <Button busy={isBusy} kind="soft" onClick={() => choose(number)} size="sm">
            {t('dsd.confirm.choose')}
            {name && <span className="visually-hidden"> {name}</span>}
          </Button>
        )
        // Members are found by number only, so that nobody can browse them.
        return kind === 'store' ? (
          <StoreSearch action={({ storeNumber, name }) => chooses(storeNumber, name)} />
        ) : (
          <ParticipantLookup action={(_found, _kind, number) => chooses(number)} only={kind} />
        )
      }}
      invitation={invitation}
      member={lookupOf(member)}
      store={lookupOf(store)}
    />
  )
}
