import type { AttemptWire, CommittedWire, LessonLaunchWire } from '@fathom/contract/training'
import type { Calls } from '../../../../shared/calls.tsx'
import { outlivingFetch } from '../../../../shared/http/index.ts'
import { sendable } from './sendable-report.ts'
import type { Send } from './sender.ts'

export const sendReport =
  (calls: Pick<Calls, 'http'>): Send =>
  ({ attemptId, launchToken, sitting, version }, report) => {
    const put = (token: string) =>
      calls.http.put<CommittedWire>('learning', 'attempts/{attemptId}', {
        params: { attemptId },
        body: { launchToken: token, sitting, ...sendable(report), version },
        fetch: outlivingFetch,
      })
    // Not async: a report leaves before anything is awaited, because the tab may be closed in a moment.
    return launchToken === undefined ? launchAgain(calls, attemptId).then(put) : put(launchToken)
  }

/** For reports that an earlier version of the portal left on the device without a token. */
async function launchAgain({ http }: Pick<Calls, 'http'>, attemptId: string): Promise<string> {
  const attempt = await http.get<AttemptWire>('learning', 'attempts/{attemptId}', { params: { attemptId } })
  const { enrolmentId: id, activityId } = attempt
  const options = { params: { id }, body: { activityId } }
  return (await http.post<LessonLaunchWire>('learning', 'courses/{id}/launch', options)).launchToken
}
