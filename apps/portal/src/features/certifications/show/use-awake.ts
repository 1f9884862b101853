import { useEffect } from 'react'

/** Keeps the screen on while mounted, and again after the phone was put away for a moment. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      const held = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isOver) void held?.release()
      else lock = held
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
