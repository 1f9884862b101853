import type { ApplicationWire } from '@fathom/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { useApplicationCalls } from '../applications.calls.ts'
import { faceQuery } from '../applications.queries.ts'

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

/** The photos of the people in this application that the current user may see. */
type Faces = {
  affiliateId: number
  application: Pick<ApplicationWire, 'id' | 'applicant'> & Partial<Pick<ApplicationWire, 'instructor'>>
}

export const FacesContext = createContext<Faces | undefined>(undefined)
