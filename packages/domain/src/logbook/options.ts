/** Choices as they're stored. The text of each is `logbook.option.<field>.<value>`. */
export const DIVE_TYPES = ['Shore', 'Boat', 'Liveaboard', 'Pool', 'Other'] as const
export const WATER_TYPES = ['Salt', 'Fresh', 'Brackish'] as const
export const BODIES_OF_WATER = ['Ocean', 'Lake', 'Quarry', 'River', 'Pool', 'Other'] as const
export const WEATHERS = ['Sunny', 'PartlyCloudy', 'Cloudy', 'Rainy', 'Windy', 'Foggy', 'Snowy'] as const
export const VISIBILITIES = ['Low', 'Average', 'High'] as const
export const WAVE_CONDITIONS = ['None', 'Small', 'Medium', 'Large'] as const
export const STRENGTHS = ['None', 'Light', 'Medium', 'Strong'] as const
export const SUIT_TYPES = [
  'None',
  'Skin',
  'Shorty',
  'FullSuit3mm',
  'FullSuit5mm',
  'FullSuit7mm',
  'Semidry',
  'Drysuit',
] as const
export const WEIGHT_TYPES = ['TooLight', 'Good', 'TooHeavy'] as const
export const CYLINDER_TYPES = ['Steel', 'Aluminium', 'Other'] as const
export const CYLINDER_USES = ['Bottom', 'Travel', 'Deco', 'Oxygen', 'Diluent', 'Bailout'] as const
export const ADDITIONAL_EQUIPMENT = [
  'Hood',
  'Gloves',
  'Boots',
  'Computer',
  'Torch',
  'Camera',
  'Compass',
  'Smb',
  'Reel',
  'CuttingTool',
  'Scooter',
  'Stage',
] as const
export const FEELINGS = ['Hard', 'SoSo', 'Fine', 'Good', 'Great'] as const

export type DiveType = (typeof DIVE_TYPES)[number]
export type WaterType = (typeof WATER_TYPES)[number]
export type BodyOfWater = (typeof BODIES_OF_WATER)[number]
export type Weather = (typeof WEATHERS)[number]
export type Visibility = (typeof VISIBILITIES)[number]
export type WaveCondition = (typeof WAVE_CONDITIONS)[number]
export type Strength = (typeof STRENGTHS)[number]
export type SuitType = (typeof SUIT_TYPES)[number]
export type WeightType = (typeof WEIGHT_TYPES)[number]
export type CylinderType = (typeof CYLINDER_TYPES)[number]
export type CylinderUse = (typeof CYLINDER_USES)[number]
export type AdditionalEquipment = (typeof ADDITIONAL_EQUIPMENT)[number]
export type Feeling = (typeof FEELINGS)[number]
