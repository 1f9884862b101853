import { printableOf } from '@fathom/domain/translations'
import { z } from 'zod'

/** What staff type. Characters that nobody sees often come with pasted text, so they are left out and not refused. */
export const printableText = ({ min = 0, max }: { min?: number; max: number }) =>
  z.string().transform(printableOf).pipe(z.string().trim().min(min).max(max))
