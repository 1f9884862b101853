import type { Dialect, Write } from './dialect.ts'
import { nowhere, type Recorder } from './recorder.ts'
import { scorm12 } from './scorm-12.ts'
import { scorm2004 } from './scorm-2004.ts'

type Api = Record<string, (...values: string[]) => unknown>
type Frame = { parent?: Frame; opener?: Frame | null } & Record<string, unknown>

const FARTHEST = 12
const DONE: readonly string[] = ['completed', 'passed']

/** As the standards require: searches the parent frames, then the window that opened this one. */
function findApi(start: Frame, name: string): Api | undefined {
  let frame: Frame | undefined = start
  try {
    for (let step = 0; frame && step < FARTHEST; step++) {
      if (frame[name]) return frame[name] as Api
      if (!frame.parent || frame.parent === frame) frame = frame.opener ?? undefined
      else frame = frame.parent
    }
  } catch {
    // A window of another origin blocks access, and nothing of ours is beyond it.
  }
  return undefined
}

export function connect(window: Frame, now: () => number): Recorder {
  const newer = findApi(window, 'API_1484_11')
  if (newer) return record(newer, scorm2004, now)
  const older = findApi(window, 'API')
  return older ? record(older, scorm12, now) : nowhere
}

function record(api: Api, dialect: Dialect, now: () => number): Recorder {
  const { calls } = dialect
  const call = (name: string, ...values: string[]) => String(api[name]?.(...values) ?? '')
  const read = (element: string) => call(calls.read, element)
  const write = (writes: readonly Write[]) =>
    writes.map(([element, value]) => call(calls.write, element, value)).every((answer) => answer === 'true')
  if (call(calls.begin, '') !== 'true') return nowhere
  const begun = now()
  let isOpen = true
  let answered = Number(read('cmi.interactions._count')) || 0
  const status = read(dialect.status)
  if (dialect.isNew(status)) write(dialect.begun)
  const commit = () => {
    const isTaken = write(dialect.spent((now() - begun) / 1000))
    return call(calls.commit, '') === 'true' && isTaken
  }
  return {
    place: read(dialect.place),
    suspended: read('cmi.suspend_data'),
    isConnected: true,
    wasDone: DONE.includes(status),
    keep: ({ place, suspended, progress }) =>
      !isOpen ||
      (write([[dialect.place, place], ['cmi.suspend_data', suspended], ...dialect.progress(progress)]) &&
        commit()),
    answer: (answers) => {
      for (const answer of isOpen ? answers : [])
        write(dialect.answer(`cmi.interactions.${answered++}`, answer))
    },
    conclude: (result) => !isOpen || (write(dialect.concluded(result)) && commit()),
    end: () => {
      if (!isOpen) return
      commit()
      isOpen = false
      call(calls.end, '')
    },
  }
}
