import { type CardGroup, DEFAULT_CARD_GROUP, type Level, type LevelKind } from './level.ts'

type Row = [
  levelID: number,
  code: string,
  qualifiedDepth: number | null,
  eCardStockID: string | null,
  more?: Partial<Pick<Level, 'monthsValid' | 'gasLimit'>>,
]

/** EANx up to 40 % is the limit of recreational nitrox. */
const RECREATIONAL_NITROX = 40
const TWO_YEARS = 24

const group = (cardGroupCode: CardGroup, kind: LevelKind, rows: readonly Row[]): Level[] =>
  rows.map(([levelID, code, qualifiedDepth, eCardStockID, { monthsValid = null, gasLimit = null } = {}]) => ({
    levelID,
    code,
    cardGroupCode,
    kind,
    qualifiedDepth,
    gasLimit,
    eCardStockID,
    monthsValid,
  }))

/** All levels, with the highest of each group last. */
export const LEVELS: readonly Level[] = [
  ...group(DEFAULT_CARD_GROUP, 'consumer', [
    [10, 'snorkeler', null, null],
    [15, 'scuba-diver', 12, '60015'],
    [20, 'open-water', 18, '60020'],
    [30, 'advanced', 30, '60030'],
    [40, 'rescue', 30, '60040'],
    [50, 'master-diver', 40, '60050'],
  ]),
  ...group('card-group-specialty', 'consumer', [
    [110, 'nitrox', null, '60110', { gasLimit: RECREATIONAL_NITROX }],
    [120, 'deep', 40, '60120'],
    [130, 'wreck', null, '60130'],
    [140, 'night', null, '60140'],
    [150, 'dry-suit', null, '60150'],
    [160, 'buoyancy', null, '60160'],
    [170, 'boat', null, null],
  ]),
  ...group('card-group-first-aid', 'consumer', [
    [210, 'first-aid', null, '60210', { monthsValid: TWO_YEARS }],
    [220, 'oxygen-provider', null, '60220', { monthsValid: TWO_YEARS }],
  ]),
  ...group('card-group-professional', 'pro', [
    [310, 'divemaster', null, '60310'],
    [320, 'assistant-instructor', null, '60320'],
    [330, 'instructor', null, '60330'],
    [340, 'first-aid-instructor', null, '60340', { monthsValid: TWO_YEARS }],
  ]),
]

const BY_ID = new Map(LEVELS.map((level) => [level.levelID, level]))

export const findLevel = (levelID: number): Level | undefined => BY_ID.get(levelID)
export const findLevelByCode = (code: string): Level | undefined =>
  LEVELS.find((level) => level.code === code)

/** CO-08: the image URL of a certificate, by its stock id. */
export const certificatePhotoUrl = (stockId: string): string =>
  `/api/ecards/certificate-photos/${encodeURIComponent(stockId)}`
