import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { useApplicationCalls } from '../applications.calls.ts'
import { faceQuery } from '../applications.queries.ts'
import { FacesContext } from './faces-context.ts'

type Part = 'applicant' | 'instructor'
type Props = { name: string; of: Part | undefined; size?: 'sm' | 'md' }

/** A person in the surrounding application: their photo, or else their initials. */
export function Face({ name, of, size = 'md' }: Props) {
  const photo = usePhoto(name, of)
  return <Avatar name={name} size={size} src={photo} />
}

/** Checks the name, because the role may have belonged to another person before. */
function usePhoto(name: string, of: Part | undefined): string | undefined {
  const faces = useContext(FacesContext)
  const calls = useApplicationCalls(faces?.affiliateId ?? 0)
  const person = of && faces?.application[of]
  const trace = person?.name === name ? person.photo : undefined
  const { data } = useQuery({
    ...faceQuery(calls, faces?.application.id ?? '', of ?? 'applicant', trace ?? ''),
    enabled: trace !== undefined,
  })
  return useObjectUrl(trace === undefined ? undefined : data)
}
