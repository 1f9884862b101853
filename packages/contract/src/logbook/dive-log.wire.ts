import type { DiveLog, DiveLogContent, LogType } from '@fathom/domain/logbook'
import type { LogFieldsFragment, RecreationalLogInput, TrainingLogInput } from './logbook.graph.generated.ts'

/** A dive log as the graph represents it (EN-05 to EN-09). */
export type DiveLogWire = LogFieldsFragment

/** The fields that a diver writes, as the graph represents them. */
export type LogContentWire = Pick<
  DiveLogWire,
  | 'dive_date'
  | 'time_zone'
  | 'dive_title'
  | 'dive_location'
  | 'dive_site_id'
  | 'dive_type'
  | 'memsys_member_number'
  | 'log_course'
  | 'log_number'
  | 'adventure_dive'
  | 'depth_time'
  | 'skills'
  | 'conditions'
  | 'equipment'
> & { experience: Omit<DiveLogWire['experience'], 'photos'> }

/** The server only stores values from the domain's lists, so their spelling can be trusted here. */
export function diveLogOf(wire: DiveLogWire): DiveLog {
  return {
    ...logContentOf(wire),
    id: wire.id,
    affiliateId: wire.affiliate_id,
    logType: wire.log_type,
    status: wire.status,
    version: wire.version,
    createdAt: wire.created_date,
    updatedAt: wire.updated_date,
    photos: wire.experience.photos.map(({ thumbnail_url, ...photo }) => ({
      ...photo,
      thumbnailUrl: thumbnail_url,
    })),
    resubmitReason: wire.resubmit_reason,
    submittedAt: wire.submitted_date,
    instructorName: wire.instructor_name,
    verification: wire.verification && {
      instructorNumber: wire.verification.memsys_member_number,
      name: wire.verification.name,
      at: wire.verification.timestamp,
    },
  }
}

export function logContentOf(wire: LogContentWire): DiveLogContent {
  return {
    date: wire.dive_date,
    timeZone: wire.time_zone,
    title: wire.dive_title,
    location: wire.dive_location,
    siteId: wire.dive_site_id,
    diveType: wire.dive_type as DiveLogContent['diveType'],
    instructorNumber: wire.memsys_member_number,
    course: wire.log_course,
    number: wire.log_number,
    adventureDive: wire.adventure_dive,
    depthTime: {
      bottomTime: wire.depth_time.bottom_time,
      maxDepth: wire.depth_time.max_depth,
      timeIn: wire.depth_time.time_in,
      timeOut: wire.depth_time.time_out,
    },
    skills: wire.skills.dive_skills,
    conditions: conditionsOf(wire.conditions),
    equipment: equipmentOf(wire.equipment),
    experience: {
      feeling: wire.experience.feeling as DiveLogContent['experience']['feeling'],
      notes: wire.experience.notes,
      buddies: wire.experience.buddies,
      diveCenter: wire.experience.dive_center,
    },
  }
}

function conditionsOf(wire: LogContentWire['conditions']): DiveLogContent['conditions'] {
  type Said = DiveLogContent['conditions']
  return {
    waterType: wire.water_type as Said['waterType'],
    bodyOfWater: wire.body_of_water as Said['bodyOfWater'],
    weather: wire.weather as Said['weather'],
    airTemp: wire.air_temp,
    surfaceWaterTemp: wire.surface_water_temp,
    bottomWaterTemp: wire.bottom_water_temp,
    visibility: wire.visibility as Said['visibility'],
    visibilityDistance: wire.visibility_distance,
    waveCondition: wire.wave_condition as Said['waveCondition'],
    current: wire.current as Said['current'],
    surge: wire.surge as Said['surge'],
  }
}

function equipmentOf(wire: LogContentWire['equipment']): DiveLogContent['equipment'] {
  type Said = DiveLogContent['equipment']
  return {
    suitType: wire.suit_type as Said['suitType'],
    weight: wire.weight,
    weightType: wire.weight_type as Said['weightType'],
    additionalEquipment: wire.additional_equipment as Said['additionalEquipment'],
    cylinderType: wire.cylinder_type as Said['cylinderType'],
    cylinderSize: wire.cylinder_size,
    gasMixture: wire.gas_mixture as Said['gasMixture'],
    oxygen: wire.oxygen,
    nitrogen: wire.nitrogen,
    helium: wire.helium,
    startingPressure: wire.starting_pressure,
    endingPressure: wire.ending_pressure,
  }
}

export function logContentWireOf(content: DiveLogContent): LogContentWire {
  const { depthTime, conditions, equipment, experience } = content
  return {
    dive_date: content.date,
    time_zone: content.timeZone,
    dive_title: content.title,
    dive_location: content.location,
    dive_site_id: content.siteId,
    dive_type: content.diveType,
    memsys_member_number: content.instructorNumber,
    log_course: content.course,
    log_number: content.number,
    adventure_dive: content.adventureDive,
    depth_time: {
      bottom_time: depthTime.bottomTime,
      max_depth: depthTime.maxDepth,
      time_in: depthTime.timeIn,
      time_out: depthTime.timeOut,
    },
    skills: { dive_skills: [...content.skills] },
    conditions: {
      water_type: conditions.waterType,
      body_of_water: conditions.bodyOfWater,
      weather: conditions.weather,
      air_temp: conditions.airTemp,
      surface_water_temp: conditions.surfaceWaterTemp,
      bottom_water_temp: conditions.bottomWaterTemp,
      visibility: conditions.visibility,
      visibility_distance: conditions.visibilityDistance,
      wave_condition: conditions.waveCondition,
      current: conditions.current,
      surge: conditions.surge,
    },
    equipment: {
      suit_type: equipment.suitType,
      weight: equipment.weight,
      weight_type: equipment.weightType,
      additional_equipment: [...equipment.additionalEquipment],
      cylinder_type: equipment.cylinderType,
      cylinder_size: equipment.cylinderSize,
      gas_mixture: equipment.gasMixture,
      oxygen: equipment.oxygen,
      nitrogen: equipment.nitrogen,
      helium: equipment.helium,
      starting_pressure: equipment.startingPressure,
      ending_pressure: equipment.endingPressure,
    },
    experience: {
      feeling: experience.feeling,
      notes: experience.notes,
      buddies: [...experience.buddies],
      dive_center: experience.diveCenter,
    },
  }
}

/** The input for saving a whole form, without the fields that a recreational log doesn't have. */
export function logInputOf(content: DiveLogContent, logType: 'Training'): TrainingLogInput
export function logInputOf(content: DiveLogContent, logType: 'Recreational'): RecreationalLogInput
export function logInputOf(
  content: DiveLogContent,
  logType: LogType,
): TrainingLogInput | RecreationalLogInput {
  const wire = logContentWireOf(content)
  if (logType === 'Training') return wire
  const { memsys_member_number, log_course, log_number, adventure_dive, skills, ...recreational } = wire
  return recreational
}
