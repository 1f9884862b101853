export { ageProblem, DISCOVER_AGE, firstDayAllowed } from './age.ts'
export {
  type Checkpoint,
  type DsdLink,
  type DsdStep,
  isProcessed,
  isSameInvitation,
  OWN_STATUSES,
  type OwnStatus,
  stepFor,
} from './checkpoint.ts'
export {
  currentState,
  nextStep,
  PREPARATION_STEPS,
  PREPARING_MINUTES,
  type Preparation,
  type PreparationStep,
} from './preparation.ts'
export { LARGEST_NUMBER, wholeNumberIn } from './whole-number.ts'
