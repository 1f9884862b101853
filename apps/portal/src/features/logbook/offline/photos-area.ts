import { HALF_A_DAY_MS, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { photoQuery } from '../use-photo.ts'
import { newestLogs } from './newest-logs.ts'
import { storedThumbs, storeThumbs } from './stored-thumbs.ts'

/** About 20 kB each. */
const MOST_PHOTOS = 60

/** BO-01: the small pictures of the newest dives with photos. Those that are stored already aren't fetched again. */
export const divePhotosArea: OfflineArea = {
  name: 'dive-photos',
  isLarge: true,
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: ({ type }) => type === 'logbook',
  store: async (ports) => {
    const { calls, fetch } = ports
    const { affiliateId } = ports.user
    const newest = (await newestLogs(ports, ({ photos }) => photos.length > 0))
      .flatMap((log) => log.photos.map((photo) => ({ log, photo })))
      .slice(0, MOST_PHOTOS)
    const before = await storedThumbs(affiliateId)
    const thumbs = new Map<string, Blob>()
    for (const { log, photo } of newest)
      thumbs.set(photo.id, before.get(photo.id) ?? (await fetch(photoQuery(calls, log, photo, 'thumb'))))
    await storeThumbs(affiliateId, thumbs)
    return [...thumbs.values()]
  },
}
