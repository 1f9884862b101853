import { createContext, type ReactNode } from 'react'

/** What the reader pays for a course, as the room that sells it says; `listed` is the price of the catalogue. */
export type PriceOf = (packageId: string, listed: ReactNode) => ReactNode

export const CoursePrices = createContext<PriceOf>((_, listed) => listed)
