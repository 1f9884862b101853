import type { ApplicationWire } from '@fathom/contract/applications'
import { createContext } from 'react'

/** Whose photos: of the people in this application, as this person may see them. */
type Faces = {
  affiliateId: number
  application: Pick<ApplicationWire, 'id' | 'applicant'> & Partial<Pick<ApplicationWire, 'instructor'>>
}

export const FacesContext = createContext<Faces | undefined>(undefined)
