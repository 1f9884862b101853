export { activityWire, type ContentWire, contentWire, packageImportWire } from './package.wire.ts'
export {
  type FromPlayerWire,
  fromPlayerWire,
  PLAYER_PROBLEMS,
  type PlayerStartWire,
  playerStartWire,
  type ToPlayerWire,
} from './player.wire.ts'
export {
  type AnswerWire,
  type AttemptReportWire,
  type AttemptStateWire,
  type AttemptSummaryWire,
  answerWire,
  attemptReportWire,
  attemptStateWire,
  attemptSummaryWire,
} from './report.wire.ts'
