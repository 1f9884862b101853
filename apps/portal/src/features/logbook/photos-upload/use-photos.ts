import type { PhotoWire } from '@fathom/contract/logbook'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { placed } from './photo-order.ts'
import { photosQuery } from './photos.queries.ts'
import { photoCalls } from './sending/photo-calls.ts'

/** CA-43: the photos on the server. Each change is optimistic and rolled back when the call fails. */
export function usePhotos(logId: string, isThere: boolean) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('logbook-form')
  const options = photosQuery(calls, logId, isThere)
  const { data: photos = [] } = useQuery(options)
  const call = photoCalls(calls, logId)
  const orders = useRef<Promise<unknown>>(Promise.resolve())
  const show = (next: (photos: readonly PhotoWire[]) => PhotoWire[]) =>
    client.setQueryData<PhotoWire[]>(options.queryKey, (now) => next(now ?? []))
  const refetch = () => client.invalidateQueries({ queryKey: options.queryKey })
  const tryTo = async (run: () => Promise<unknown>) => {
    try {
      await run()
      return true
    } catch {
      showToast({ text: t('logbook-form.photos.notSaved') })
      await refetch()
      return false
    }
  }
  return {
    photos,
    /** A photo finished uploading. */
    add: (photo: PhotoWire) => show((now) => [...now.filter(({ id }) => id !== photo.id), photo]),
    caption(id: string, caption: string) {
      show((now) => now.map((each) => (each.id === id ? { ...each, caption } : each)))
      return tryTo(() => call.caption(id, caption))
    },
    move: (id: string, to: number) => show((now) => placed(now, id, to)),
    /**
     * Sends the order as it is when its turn comes: if two went out at once, the earlier could arrive later.
     */
    saveOrder() {
      const idsNow = () => (client.getQueryData<PhotoWire[]>(options.queryKey) ?? []).map(({ id }) => id)
      orders.current = orders.current.then(() => tryTo(() => call.order(idsNow())))
      return orders.current
    },
    async remove(id: string) {
      const before = photos
      show((now) => now.filter((each) => each.id !== id))
      if (!(await tryTo(() => call.remove(id)))) return
      const undo = () => {
        show(() => [...before])
        void tryTo(() => call.restore(id)).then(refetch)
      }
      showToast({
        text: t('logbook-form.photos.removed'),
        action: { label: t('logbook-form.undo'), onPress: undo },
      })
    },
  }
}

export type Photos = ReturnType<typeof usePhotos>
