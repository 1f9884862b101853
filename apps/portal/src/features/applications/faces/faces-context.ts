import type { ApplicationWire } from '@fathom/contract/applications'
import { createContext } from 'react'

/** The photos of the people in this application that the current user may see. */
type Faces = {
  affiliateId: number
  application: Pick<ApplicationWire, 'id' | 'applicant'> & Partial<Pick<ApplicationWire, 'instructor'>>
}

export const FacesContext = createContext<Faces | undefined>(undefined)
