import { createContext, type ReactNode } from 'react'

/** The user's own price of a course, provided by the shop feature; `listed` is the catalog price. */
export type PriceOf = (packageId: string, listed: ReactNode) => ReactNode

export const CoursePrices = createContext<PriceOf>((_, listed) => listed)
