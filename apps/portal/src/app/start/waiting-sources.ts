import { applicationsWaiting } from '../../features/applications/live/index.ts'
import { formsWaiting } from '../../features/forms/live/index.ts'
import { divesWaiting, sharedFilesWaiting } from '../../features/logbook/live/index.ts'
import { messagesWaiting } from '../../features/messages/live/index.ts'
import { trainingWaiting } from '../../features/training/live/index.ts'
import { confirmationsWaiting } from '../../features/trust/live/index.ts'
import type { WaitingSource } from '../../shared/offline/waiting.ts'

/** BO-05: the features that store what the server doesn't have yet. */
export const WAITING_SOURCES: readonly WaitingSource[] = [
  divesWaiting,
  sharedFilesWaiting,
  confirmationsWaiting,
  messagesWaiting,
  trainingWaiting,
  formsWaiting,
  applicationsWaiting,
]
