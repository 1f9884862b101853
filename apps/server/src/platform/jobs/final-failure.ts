/** Thrown when no further attempt can help: the job has failed at once. */
export class FinalFailure extends Error {
  override name = 'FinalFailure'
}
