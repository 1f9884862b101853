export { isAgreedText } from './agreed-text.ts'
export {
  type CenterDetails,
  type CenterField,
  type CenterProblem,
  centerProblems,
  EMPTY_CENTER,
  tidyCenter,
} from './center-details.ts'
export {
  CONTENT_KINDS,
  CONTENT_RIGHTS,
  CONTENT_STATES,
  type ContentKind,
  type ContentState,
  isContentKind,
  LONGEST_CONTENT_NOTE,
} from './content.ts'
export {
  AGE_BANDS,
  ageBandOf,
  dayBefore,
  FIGURE_STEPS,
  FIGURES,
  type Figure,
  type FigurePeriod,
  type FigureStep,
  isDay,
  MOST_STEPS,
  periodProblem,
  stepAfter,
  stepsOf,
  TODAYS_FIGURES,
  usualPeriod,
} from './figures.ts'
export { mayOpen, OFFICE_PAGES, type OfficePage } from './office-page.ts'
export {
  claimsLapsedAt,
  isQueueKind,
  LONGEST_NOTE,
  MOST_HELD,
  QUEUE_KINDS,
  QUEUE_OBJECTS,
  QUEUE_ORDERS,
  QUEUE_OWNERS,
  QUEUE_RIGHTS,
  QUEUE_STATES,
  type QueueKind,
  type QueueOrder,
  type QueueOwner,
  type QueueState,
  waitsForOffice,
} from './queues.ts'
