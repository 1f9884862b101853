import type { ImportedDiveWire, ImportWire } from '@fathom/contract/logbook'
import { vi } from 'vitest'

export const IMPORT_ID = '01930000-0000-7000-8000-000000000001'

export const aSourceDive = (more: Partial<ImportedDiveWire> = {}): ImportedDiveWire => ({
  index: 0,
  start: '2026-05-14T09:12:30',
  maxDepth: 18.4,
  duration: 2520,
  place: 'House reef',
  nearSite: null,
  verdict: 'new',
  problems: [],
  becomes: 'dive',
  computers: ['Deepster 2'],
  samples: 4,
  match: null,
  addsProfiles: false,
  logId: null,
  ...more,
})

export function anImport(
  dives: readonly ImportedDiveWire[] = [aSourceDive()],
  more: Partial<ImportWire> = {},
): ImportWire {
  const counted = (wanted: string) => dives.filter(({ verdict }) => verdict === wanted).length
  return {
    id: IMPORT_ID,
    status: 'preview',
    createdAt: '2026-05-20T08:00:00.000Z',
    undoUntil: null,
    files: [{ name: 'dives.ssrf', bytes: 1200 }],
    counts: {
      new: counted('new'),
      known: counted('known'),
      doubtful: counted('doubtful'),
      broken: counted('broken'),
    },
    created: 0,
    joined: 0,
    undone: null,
    dives: [...dives],
    tables: [],
    leftOutPhotos: 0,
    ...more,
  }
}

/** A fake XMLHttpRequest that the test controls. */
export class AnUpload {
  static sent: AnUpload[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  url = ''
  headers: Record<string, string> = {}
  body: FormData | undefined
  status = 0
  responseText = ''
  isAborted = false
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  open(_: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null
  }
  send(body: FormData) {
    this.body = body
    AnUpload.sent.push(this)
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

export function fakeUploads(): void {
  AnUpload.sent = []
  vi.stubGlobal('XMLHttpRequest', AnUpload)
}
