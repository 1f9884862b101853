import type { DiveLogWire } from '@fathom/contract/logbook'
import { logContentWireOf } from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'

const content = logContentWireOf({
  ...EMPTY_LOG,
  title: 'Canyon, late morning',
  location: 'The Canyon, Dahab, Egypt',
  timeZone: 'Africa/Cairo',
  diveType: 'Boat',
  depthTime: { ...EMPTY_LOG.depthTime, bottomTime: 44, maxDepth: 28.3, timeIn: '09:12', timeOut: '09:56' },
  conditions: {
    ...EMPTY_LOG.conditions,
    waterType: 'Salt',
    bodyOfWater: 'Ocean',
    weather: 'Sunny',
    airTemp: 31,
    surfaceWaterTemp: 27,
    bottomWaterTemp: 25,
    visibility: 'High',
    visibilityDistance: 22,
    waveCondition: 'Small',
    current: 'Light',
    surge: 'None',
  },
  equipment: {
    ...EMPTY_LOG.equipment,
    suitType: 'FullSuit5mm',
    weight: 6,
    weightType: 'Good',
    additionalEquipment: ['Computer', 'Torch', 'Smb'],
    cylinderType: 'Steel',
    cylinderSize: 12,
    gasMixture: 'Nitrox',
    oxygen: 32,
    nitrogen: 68,
    helium: 0,
    startingPressure: 210,
    endingPressure: 70,
  },
  experience: {
    ...EMPTY_LOG.experience,
    feeling: 'Great',
    notes: 'Down the line, through the arch, and back along the lee side of the reef with two batfish.',
    buddies: ['Leo Brandt', 'Ida Holm'],
    diveCenter: 'Harbour Divers',
  },
})

/** A recreational log with every sub-record filled; the database fills in what differs between rows. */
export const SAMPLE: DiveLogWire = {
  id: '@id',
  affiliate_id: 0,
  log_type: 'Recreational',
  status: 'Published',
  created_date: '2026-01-01T18:30:00.000Z',
  updated_date: '2026-01-01T18:30:00.000Z',
  version: 1,
  ...content,
  dive_date: '@day',
  experience: { ...content.experience, photos: [] },
  resubmit_reason: null,
  profile_sketch: null,
  submitted_date: null,
  instructor_name: '',
  verification: null,
}
