import { expect, test } from 'vitest'
import { nearestSite } from './nearest-site.ts'

const at = (latitude: number | null, longitude: number | null, name = '') => ({ latitude, longitude, name })

test('[LO-02] a position is at the nearest site within 500 m', () => {
  // A thousandth of a degree to the north is 111 m.
  const sites = [at(27.004, 34, 'far'), at(27.001, 34, 'near'), at(null, null, 'nowhere')]
  expect(nearestSite({ latitude: 27, longitude: 34 }, sites)?.name).toBe('near')
  expect(nearestSite({ latitude: 27.0086, longitude: 34 }, sites)).toBeUndefined()
  expect(nearestSite({ latitude: 0, longitude: 180 }, [at(0, -179.998, 'across')])?.name).toBe('across')
  // Near a pole, a degree to the east is short.
  expect(nearestSite({ latitude: 80, longitude: 0 }, [at(80, 0.02, 'polar')])?.name).toBe('polar')
})
