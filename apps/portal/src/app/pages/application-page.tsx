import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ApplicationScreen } from '../../features/applications/screen/index.ts'
import { profileQuery } from '../../features/profile/index.ts'
import { AddressPart, ParticipantLookup } from '../../features/references/index.ts'
import { useUser } from '../../features/session/index.ts'
import { useCalls } from '../../shared/calls.tsx'
import { i18n, useTranslator } from '../../shared/i18n/index.ts'
import { useParams } from '../../shared/router/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'

await Promise.all([i18n.need('applications'), i18n.need('profile')])

type Slots = Parameters<typeof ApplicationScreen>[0]['slots']

function useSlots(): Slots {
  const { t } = useTranslator('applications')
  const { affiliateId, email, birthdate, givenName, familyName } = useUser()
  const profile = useQuery(profileQuery(useCalls(), affiliateId))
  return {
    person: {
      ...{ affiliateId, email, birthdate },
      name: profile.data?.fullName || [givenName, familyName].filter(Boolean).join(' '),
    },
    mailingAddress: profile.data?.mailingAddress ?? undefined,
    addressFields: (props) => <AddressPart {...props} />,
    lookup: (kind, choose) => (
      <ParticipantLookup
        action={({ name, city }, _kind, number) => (
          <Button kind="soft" onClick={() => choose({ name, city, number })} size="sm">
            {t('applications.apply.people.choose')}
          </Button>
        )}
        only={kind}
      />
    ),
  }
}

/** RT-19: filled in and followed by its applicant, read by whoever else has a part in it. */
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
