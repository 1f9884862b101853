import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { useFace } from '../card/use-face.ts'
import { myPhotosQuery } from '../certifications.queries.ts'

type Props = { affiliateId: number; name: string; size?: 'md' | 'lg' }

/** The user's own photo once it is approved; the initials until then. */
export function OwnAvatar({ affiliateId, name, size = 'md' }: Props) {
  const { data } = useQuery(myPhotosQuery(useCalls(), affiliateId))
  return <Avatar name={name} size={size} src={useFace(affiliateId, data?.approved)} />
}
