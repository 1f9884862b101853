import type { GasMixture } from './gas-mix.ts'
import type { LogStatus, LogType } from './log-status.ts'
import type {
  AdditionalEquipment,
  BodyOfWater,
  CylinderType,
  DiveType,
  Feeling,
  Strength,
  SuitType,
  Visibility,
  WaterType,
  WaveCondition,
  Weather,
  WeightType,
} from './options.ts'

/** Lengths in meters, temperatures in °C, weights in kg, pressures in bar, volumes in L, times in minutes. */
export type DepthTime = {
  bottomTime: number | null
  maxDepth: number | null
  /** Local time at the place: `09:12`. */
  timeIn: string | null
  timeOut: string | null
}

export type Conditions = {
  waterType: WaterType | null
  bodyOfWater: BodyOfWater | null
  weather: Weather | null
  airTemp: number | null
  surfaceWaterTemp: number | null
  bottomWaterTemp: number | null
  visibility: Visibility | null
  visibilityDistance: number | null
  waveCondition: WaveCondition | null
  current: Strength | null
  surge: Strength | null
}

export type Equipment = {
  suitType: SuitType | null
  weight: number | null
  weightType: WeightType | null
  additionalEquipment: readonly AdditionalEquipment[]
  cylinderType: CylinderType | null
  cylinderSize: number | null
  gasMixture: GasMixture | null
  oxygen: number | null
  nitrogen: number | null
  helium: number | null
  startingPressure: number | null
  endingPressure: number | null
}

export type Experience = {
  feeling: Feeling | null
  notes: string
  buddies: readonly string[]
  diveCenter: string
}

/** What a diver enters. Empty text and null mean not specified. */
export type DiveLogContent = {
  /** The local day at the place: `2026-05-14`. */
  date: string | null
  /** The diver's time zone, such as `Africa/Cairo`; determines which day is today. */
  timeZone: string | null
  title: string
  location: string
  siteId: string | null
  diveType: DiveType | null
  instructorNumber: number | null
  course: string | null
  number: number | null
  adventureDive: string | null
  depthTime: DepthTime
  skills: readonly string[]
  conditions: Conditions
  equipment: Equipment
  experience: Experience
}

export type Photo = {
  id: string
  /** Both require the bearer token. */
  url: string
  thumbnailUrl: string
  caption: string
  width: number
  height: number
}

export type Verification = { instructorNumber: number; name: string; at: string }

/** A stored log. */
export type DiveLog = DiveLogContent & {
  id: string
  affiliateId: number
  logType: LogType
  status: LogStatus
  /** The version that a change is based on. */
  version: number
  createdAt: string
  updatedAt: string
  photos: readonly Photo[]
  /** Why the instructor returned it; null unless the status is Resubmit. */
  resubmitReason: string | null
  submittedAt: string | null
  /** Empty until the log is submitted. */
  instructorName: string
  verification: Verification | null
}

export const EMPTY_LOG: DiveLogContent = {
  date: null,
  timeZone: null,
  title: '',
  location: '',
  siteId: null,
  diveType: null,
  instructorNumber: null,
  course: null,
  number: null,
  adventureDive: null,
  depthTime: { bottomTime: null, maxDepth: null, timeIn: null, timeOut: null },
  skills: [],
  conditions: {
    waterType: null,
    bodyOfWater: null,
    weather: null,
    airTemp: null,
    surfaceWaterTemp: null,
    bottomWaterTemp: null,
    visibility: null,
    visibilityDistance: null,
    waveCondition: null,
    current: null,
    surge: null,
  },
  equipment: {
    suitType: null,
    weight: null,
    weightType: null,
    additionalEquipment: [],
    cylinderType: null,
    cylinderSize: null,
    gasMixture: null,
    oxygen: null,
    nitrogen: null,
    helium: null,
    startingPressure: null,
    endingPressure: null,
  },
  experience: { feeling: null, notes: '', buddies: [], diveCenter: '' },
}

/** 'As my last dive': copies what usually stays the same. Pressures belong to a single dive. */
export function asLastDive(content: DiveLogContent, last: DiveLogContent): DiveLogContent {
  const { startingPressure, endingPressure } = content.equipment
  return {
    ...content,
    equipment: { ...last.equipment, startingPressure, endingPressure },
    experience: {
      ...content.experience,
      buddies: last.experience.buddies,
      diveCenter: last.experience.diveCenter,
    },
  }
}
