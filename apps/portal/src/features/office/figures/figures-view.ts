import { FIGURE_STEPS, type FigurePeriod, type FigureStep, isDay, usualPeriod } from '@fathom/domain/office'

/** What the figures show. Stored in the URL, so that Back and shared links restore it. */
export type FiguresView = {
  step: FigureStep
  /** Days, as `2026-05-16`; undefined for the usual period. */
  from: string | undefined
  to: string | undefined
  shows: 'chart' | 'table'
}

const dayIn = (text: string | null) => (text && isDay(text) ? text : undefined)

export const viewIn = (query: URLSearchParams): FiguresView => ({
  step: FIGURE_STEPS.find((step) => step === query.get('step')) ?? 'month',
  from: dayIn(query.get('from')),
  to: dayIn(query.get('to')),
  shows: query.get('show') === 'table' ? 'table' : 'chart',
})

/** Default values are left out of the URL. */
export const queryOf = ({ step, from, to, shows }: FiguresView): URLSearchParams =>
  new URLSearchParams({
    ...(step !== 'month' && { step }),
    ...(from && { from }),
    ...(to && { to }),
    ...(shows === 'table' && { show: shows }),
  })

/** The chosen days, or those of the usual period. */
export function periodOf({ step, from, to }: FiguresView, now = new Date()): FigurePeriod {
  const usual = usualPeriod(to ?? now.toISOString().slice(0, 10), step)
  return { step, from: from ?? usual.from, to: usual.to }
}
