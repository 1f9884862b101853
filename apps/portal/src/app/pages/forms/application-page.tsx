import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { ApplicationScreen } from '../../../features/applications/application-screen.tsx'
import { profileQuery } from '../../../features/profile/index.ts'
import { CheckedAddress, ParticipantLookup } from '../../../features/references/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { useCalls } from '../../../shared/calls.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'

await Promise.all([i18n.need('applications'), i18n.need('profile')])

type Slots = Parameters<typeof ApplicationScreen>[0]['slots']

function useSlots(): Slots {
  const { affiliateId, email, birthdate, givenName, familyName } = useUser()
  const profile = useQuery(profileQuery(useCalls(), affiliateId))
  return {
    person: {
      ...{ affiliateId, email, birthdate },
      name: profile.data?.fullName || [givenName, familyName].filter(Boolean).join(' '),
    },
    mailingAddress: profile.data?.mailingAddress ?? undefined,
    addressFields: (props) => <CheckedAddress {...props} />,
    lookup: (kind, finding) => (
      <ParticipantLookup
        action={({ name, city }, _kind, number) => (
          <ChooseFound {...finding} found={{ name, city, number }} key={number} />
        )}
        only={kind}
      />
    ),
  }
}

type Finding = Parameters<Slots['lookup']>[1]
type Found = Parameters<Finding['choose']>[0]

function ChooseFound({ found, choose, onFound }: Finding & { found: Found }) {
  const { t } = useTranslator('applications')
  const show = useEffectEvent(() => onFound(found))
  const hide = useEffectEvent(() => onFound())
  useEffect(() => {
    show()
    return () => hide()
  }, [])
  return (
    <Button kind="soft" onClick={() => choose(found)} size="sm">
      {t('applications.apply.people.choose')}
    </Button>
  )
}

/** RT-19: the applicant fills it in and follows it; the other people involved read it. */
export function Page() {
  const { affiliateId } = useUser()
  const { applicationId = '' } = useParams()
  const slots = useSlots()
  return (
    <Suspense>
      <ApplicationScreen
        affiliateId={affiliateId}
        id={applicationId}
        key={`${affiliateId} ${applicationId}`}
        slots={slots}
      />
    </Suspense>
  )
}
