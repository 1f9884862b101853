// Generated from logbook.graphql and logbook.operations.graphql by npm run generate.

import type { Operation } from '../shared/operation.ts'

export const sdl = 'enum Unit {\n  Metric\n  Imperial\n}\n\nenum LogType {\n  Training\n  Recreational\n}\n\nenum LogStatus {\n  Draft\n  Pending\n  Resubmit\n  Verified\n  Published\n}\n\nenum LogOrder {\n  dive_date\n  max_depth\n  bottom_time\n}\n\nenum Direction {\n  asc\n  desc\n}\n\nenum Seal {\n  "The record is what was verified, to the letter."\n  intact\n  "The record was changed behind the server\'s back after it was verified."\n  broken\n}\n\ntype UnitSetting {\n  affiliate_id: Int!\n  unit: Unit!\n}\n\ntype LogbookSetting {\n  "The number of the first dive in this logbook; 1 unless the diver set another."\n  first_dive_number: Int!\n}\n\n"A log that was deleted and can be restored until it is purged."\ntype DeletedDiveLog {\n  log: DiveLog!\n  deleted_date: String!\n  "When it is purged: 30 days after the delete."\n  purge_date: String!\n}\n\n"An item of the diver\'s own gear. Dives name it by its name."\ntype GearItem {\n  id: ID!\n  name: String!\n  "Regulator, Bcd, Suit, Computer, Mask, Fins, Cylinder, Light, Camera or Other."\n  kind: String!\n  "Days, such as 2026-05-14."\n  serviced_on: String\n  service_due: String\n}\n\ntype DepthTime {\n  "Minutes."\n  bottom_time: Int\n  "Metres."\n  max_depth: Float\n  "On the clock of the place, such as 09:12."\n  time_in: String\n  time_out: String\n  "Metres."\n  average_depth: Float\n  "Minutes, where the diver or the computer said it."\n  surface_interval: Int\n}\n\ntype Skills {\n  dive_skills: [String!]!\n}\n\n"Temperatures in °C, distances in metres."\ntype Conditions {\n  water_type: String\n  body_of_water: String\n  weather: String\n  air_temp: Float\n  surface_water_temp: Float\n  bottom_water_temp: Float\n  visibility: String\n  visibility_distance: Float\n  wave_condition: String\n  current: String\n  surge: String\n}\n\n"Size in L, pressures in bar, gases in percent."\ntype Cylinder {\n  cylinder_use: String\n  cylinder_type: String\n  cylinder_size: Float\n  working_pressure: Float\n  oxygen: Float\n  helium: Float\n  starting_pressure: Float\n  ending_pressure: Float\n}\n\n"Weight in kg, cylinder size in L, pressures in bar, gases in percent."\ntype Equipment {\n  suit_type: String\n  weight: Float\n  weight_type: String\n  additional_equipment: [String!]!\n  cylinder_type: String\n  cylinder_size: Float\n  gas_mixture: String\n  oxygen: Float\n  nitrogen: Float\n  helium: Float\n  starting_pressure: Float\n  ending_pressure: Float\n  working_pressure: Float\n  "Bottom, Travel, Deco, Oxygen, Diluent or Bailout."\n  cylinder_use: String\n  "All but the first cylinder, which the fields above describe."\n  more_cylinders: [Cylinder!]!\n  "Names of the diver\'s own gear."\n  gear: [String!]!\n}\n\n"Its bytes come from `url` and `thumbnail_url`, with the bearer."\ntype Photo {\n  id: ID!\n  url: String!\n  thumbnail_url: String!\n  caption: String!\n  width: Int!\n  height: Int!\n}\n\ntype Experience {\n  feeling: String\n  notes: String!\n  buddies: [String!]!\n  dive_center: String!\n  tags: [String!]!\n  "Names of animals and plants."\n  species: [String!]!\n  "In the diver\'s order."\n  photos: [Photo!]!\n}\n\n"Who verified a log, and when."\ntype Verification {\n  memsys_member_number: Int!\n  name: String!\n  timestamp: String!\n}\n\ntype FieldChange {\n  "The name on the wire, such as depth_time.max_depth."\n  field: String!\n  "JSON of the value; null is nothing said."\n  before: String!\n  after: String!\n}\n\ntype LogChange {\n  version: Int!\n  timestamp: String!\n  affiliate_id: Int!\n  "The person who did it, by the name they had then."\n  name: String!\n  "create, edit, submit, withdraw, publish, verify, return, delete, restore, photo-added, photo-removed, photo-restored, photos-ordered or photo-captioned."\n  action: String!\n  changes: [FieldChange!]!\n}\n\ntype DiveLog {\n  id: ID!\n  affiliate_id: Int!\n  status: LogStatus!\n  "Of the place, such as 2026-05-14."\n  dive_date: String\n  "The instructor\'s."\n  memsys_member_number: Int\n  dive_location: String!\n  dive_site_id: ID\n  "Degrees to the north, of the dive itself."\n  latitude: Float\n  "Degrees to the east."\n  longitude: Float\n  dive_title: String!\n  dive_type: String\n  log_type: LogType!\n  log_course: String\n  log_number: Int\n  adventure_dive: String\n  time_zone: String\n  created_date: String!\n  updated_date: String!\n  "What a change starts from."\n  version: Int!\n  depth_time: DepthTime!\n  skills: Skills!\n  conditions: Conditions!\n  equipment: Equipment!\n  experience: Experience!\n  "Why the instructor returned it; null when it is not in Resubmit."\n  resubmit_reason: String\n  "Of a dive with a profile: 48 depths in decimetres at equal steps of time. The profile itself: `GET profiles/{id}`."\n  profile_sketch: [Int!]\n  submitted_date: String\n  "The instructor\'s name, once the log was sent; empty before."\n  instructor_name: String!\n  verification: Verification\n  "Of a verified log; null of any other."\n  seal: Seal\n  "Of a verified log with an intact seal: what its QR code says, for anyone to check offline; null of any other."\n  code: DiveCode\n  "The how many-th dive of the diver this is, by day and time in, counted from first_dive_number. Drafts have none."\n  dive_number: Int\n  "The newest first."\n  history: [LogChange!]!\n}\n\ntype DiveCode {\n  text: String!\n  "SHA-256 of the whole record with its photos; its first 16 characters are the check number."\n  content_hash: String!\n}\n\n"A course of the catalogue whose dives are logged and verified."\ntype LogCourse {\n  "What `log_course` says."\n  course: ID!\n  "Of the course that requires these dives, in the reader\'s language."\n  title: String!\n  "Whether they are the confined water sessions of that course."\n  confined_water: Boolean!\n  "How many it has: `log_number` is 1 to this."\n  dives: Int!\n}\n\ntype InstructorInfo {\n  memsys_member_number: Int!\n  first_name: String!\n  last_name: String!\n  middle_initial: String!\n}\n\ntype DiveSite {\n  id: ID!\n  name: String!\n  country: String!\n  latitude: Float\n  longitude: Float\n  "Added by the caller, seen by nobody else."\n  own: Boolean!\n}\n\n"By the filters of the list."\ntype DiveLogCounts {\n  all: Int!\n  training: Int!\n  recreational: Int!\n  drafts: Int!\n}\n\n"Of all logs that are not drafts."\ntype DiveLogTotals {\n  dives: Int!\n  "Minutes."\n  bottom_time: Int!\n  "Metres; null without a dive."\n  max_depth: Float\n}\n\n"Which dive of the diver\'s life it is, by day and time in."\ntype DiveNumber {\n  id: ID!\n  number: Int!\n}\n\n"A dive in the picture of a year."\ntype DiveMark {\n  id: ID!\n  dive_date: String!\n  max_depth: Float\n  bottom_time: Int\n}\n\n"A log as it is now, or that it is gone."\ntype LogbookChange {\n  id: ID!\n  number: Int!\n  version: Int!\n  "Null where the log was deleted."\n  log: DiveLog\n}\n\ntype LogbookChanges {\n  changes: [LogbookChange!]!\n  "Where the next call goes on."\n  next: Int!\n  "Whether there is nothing more for now: the next call would bring no change."\n  is_last: Boolean!\n  "The newest number there is now: the feed goes on from it once the first storing is done."\n  newest: Int!\n  "How many logs there are, for the progress of a first storing."\n  logs: Int!\n}\n\n"A log that waits for the caller, and whose it is."\ntype ReviewItem {\n  log: DiveLog!\n  student_name: String!\n}\n\n"Each of several logs has its own end."\ntype LogOutcome {\n  id: ID!\n  "Undefined where it failed."\n  log: DiveLog\n  "Such as not-found, stale, no-such-move, frozen or unexpected; null where it went well."\n  problem: String\n}\n\n"A field that is left out stays as it is; null clears it."\ninput DepthTimeInput {\n  bottom_time: Int\n  max_depth: Float\n  time_in: String\n  time_out: String\n  average_depth: Float\n  surface_interval: Int\n}\n\ninput SkillsInput {\n  dive_skills: [String!]\n}\n\ninput ConditionsInput {\n  water_type: String\n  body_of_water: String\n  weather: String\n  air_temp: Float\n  surface_water_temp: Float\n  bottom_water_temp: Float\n  visibility: String\n  visibility_distance: Float\n  wave_condition: String\n  current: String\n  surge: String\n}\n\n"A part that is left out is not said."\ninput CylinderInput {\n  cylinder_use: String\n  cylinder_type: String\n  cylinder_size: Float\n  working_pressure: Float\n  oxygen: Float\n  helium: Float\n  starting_pressure: Float\n  ending_pressure: Float\n}\n\ninput EquipmentInput {\n  suit_type: String\n  weight: Float\n  weight_type: String\n  additional_equipment: [String!]\n  cylinder_type: String\n  cylinder_size: Float\n  gas_mixture: String\n  oxygen: Float\n  nitrogen: Float\n  helium: Float\n  starting_pressure: Float\n  ending_pressure: Float\n  working_pressure: Float\n  cylinder_use: String\n  "Replaces the whole list. At most 11."\n  more_cylinders: [CylinderInput!]\n  gear: [String!]\n}\n\ninput ExperienceInput {\n  feeling: String\n  notes: String\n  buddies: [String!]\n  dive_center: String\n  tags: [String!]\n  species: [String!]\n}\n\ninput TrainingLogInput {\n  "Draft or Pending; left out: as it is, and Draft for a new one. Pending sends it to the instructor."\n  status: LogStatus\n  dive_date: String\n  memsys_member_number: Int\n  dive_location: String\n  dive_site_id: ID\n  latitude: Float\n  longitude: Float\n  dive_title: String\n  dive_type: String\n  log_course: String\n  log_number: Int\n  adventure_dive: String\n  time_zone: String\n  depth_time: DepthTimeInput\n  skills: SkillsInput\n  conditions: ConditionsInput\n  equipment: EquipmentInput\n  experience: ExperienceInput\n}\n\ninput RecreationalLogInput {\n  "Draft or Published; left out: as it is, and Draft for a new one."\n  status: LogStatus\n  dive_date: String\n  dive_location: String\n  dive_site_id: ID\n  latitude: Float\n  longitude: Float\n  dive_title: String\n  dive_type: String\n  time_zone: String\n  depth_time: DepthTimeInput\n  conditions: ConditionsInput\n  equipment: EquipmentInput\n  experience: ExperienceInput\n}\n\ninput DiveSiteInput {\n  "Made by the caller: the same site sent twice is one."\n  id: ID!\n  name: String!\n  country: String\n  latitude: Float\n  longitude: Float\n}\n\n"The version is the one that the instructor has read."\ninput ReviewTarget {\n  id: ID!\n  affiliate_id: Int!\n  version: Int!\n}\n\n"The version is the one that the change starts from. A list that is left out stays as it is."\ninput LogListsInput {\n  id: ID!\n  version: Int!\n  tags: [String!]\n  gear: [String!]\n}\n\ninput GearItemInput {\n  name: String!\n  kind: String!\n  serviced_on: String\n  service_due: String\n}\n\ntype Query {\n  unitSetting: UnitSetting!\n  logbookSetting: LogbookSetting!\n  "My own gear, by name. At most 500."\n  gearItems: [GearItem!]!\n  "What I deleted in the last 30 days, the latest first. `limit` is 0 to 200."\n  deletedDiveLogs(limit: Int = 50, offset: Int = 0): [DeletedDiveLog!]!\n  """\n  Mine. By default those of the latest dive_date first, of one date those of the latest time in; by depth or time, the\n  largest first. `search` looks into title, location, buddies, gear, tags and species.\n  """\n  diveLogs(\n    log_type: LogType\n    status: LogStatus\n    search: String\n    order_by: LogOrder = dive_date\n    direction: Direction = desc\n    limit: Int = 20\n    offset: Int = 0\n  ): [DiveLog!]!\n  diveLogCount(log_type: LogType, status: LogStatus, search: String): Int!\n  "By filter; of a search, what it finds in each."\n  diveLogCounts(search: String): DiveLogCounts!\n  "Minutes under water, drafts left out."\n  totalBottomTime(log_type: LogType): Int!\n  diveLogTotals: DiveLogTotals!\n  "My dives of one year, the first first; drafts left out. At most 1,000."\n  diveLogYear(year: Int!): [DiveMark!]!\n  "Of mine among these; drafts have none. At most 200."\n  diveNumbers(ids: [ID!]!): [DiveNumber!]!\n  """\n  My logs for a device that stores them. With `after`, what changed after that number, the oldest first. With `before`,\n  the logs that are there below that number, the newest first: the first storing of a device. With neither, the first\n  storing begins. `limit` is 1 to 500. An `after` above `newest` is of another past: the device starts anew.\n  """\n  logbookChanges(after: Int, before: Int, limit: Int): LogbookChanges!\n  "Mine, or one that was sent to me; `affiliate_id` says whose, where it is not mine."\n  diveLog(id: ID!, affiliate_id: Int): DiveLog\n  "My latest that is no draft: what \'as my last dive\' fills in from."\n  lastDiveLog: DiveLog\n  "Those whose dives a training log can be sent for, in the order of the catalogue."\n  logCourses: [LogCourse!]!\n  "Null when no instructor has this number."\n  instructor(memsys_member_number: Int!): InstructorInfo\n  "Names that hold this text, whatever its case; those that begin with it first."\n  diveSites(name: String!, limit: Int = 10): [DiveSite!]!\n  "My own, and the known ones that my dives name by id or as `name, country`."\n  divedSites: [DiveSite!]!\n  "What waits for me, the oldest first; empty for anyone who is no instructor."\n  logsToReview(limit: Int = 50, offset: Int = 0): [ReviewItem!]!\n  logsToReviewCount: Int!\n  "What I verified or returned, the newest first."\n  reviewedLogs(limit: Int = 20, offset: Int = 0): [ReviewItem!]!\n}\n\ntype Mutation {\n  upsertUnitSetting(unit: Unit!): UnitSetting!\n  "1 to 99,999."\n  upsertLogbookSetting(first_dive_number: Int!): LogbookSetting!\n  "`id` is a UUID that the caller makes. Another item of mine with this name is refused."\n  saveGearItem(id: ID!, input: GearItemInput!): GearItem!\n  "Dives keep its name. False where it is gone already."\n  deleteGearItem(id: ID!): Boolean!\n  "`id` is a UUID that the caller makes: the same create sent twice is one log."\n  createTrainingLog(id: ID!, input: TrainingLogInput!): DiveLog!\n  """\n  `version` is the one that the change starts from; a stale one is refused with the `current` log. Left out, the\n  write is accepted, and what it replaces stays in the history.\n  """\n  updateTrainingLog(id: ID!, version: Int, input: TrainingLogInput!): DiveLog!\n  "Takes a log back that waits for the instructor."\n  withdrawTrainingLog(id: ID!, version: Int): DiveLog!\n  deleteTrainingLog(id: ID!, version: Int): Boolean!\n  createRecreationalLog(id: ID!, input: RecreationalLogInput!): DiveLog!\n  updateRecreationalLog(id: ID!, version: Int, input: RecreationalLogInput!): DiveLog!\n  deleteRecreationalLog(id: ID!, version: Int): Boolean!\n  "Replaces the tags and the gear of several logs. Each on its own: one that cannot change does not keep the others. At most 100."\n  updateLogLists(logs: [LogListsInput!]!): [LogOutcome!]!\n  "Undoes a delete, for 30 days."\n  restoreDiveLog(id: ID!): DiveLog!\n  createDiveSite(input: DiveSiteInput!): DiveSite!\n  """\n  Sets where the place of this name is on my map, as a log spells its location; without coordinates, my position of it\n  is removed. It\'s my own site of that name, and a new one if there is none.\n  """\n  placeDiveSite(name: String!, latitude: Float, longitude: Float): DiveSite!\n  "Each on its own: one that cannot be verified does not keep the others. At most 100."\n  verifyLogs(logs: [ReviewTarget!]!): [LogOutcome!]!\n  returnLogs(logs: [ReviewTarget!]!, reason: String!): [LogOutcome!]!\n}\n'

export const trusted: Readonly<Record<string, string>> = {
  '2bb9b4ba9b7df9ac4839':
    'query UnitSetting {\n  unitSetting {\n    affiliate_id\n    unit\n  }\n}',
  '598acda5db9b0c6e685a':
    'mutation UpsertUnitSetting($unit: Unit!) {\n  upsertUnitSetting(unit: $unit) {\n    affiliate_id\n    unit\n  }\n}',
  '187d6f5049e7dade9737':
    'query LogbookSetting {\n  logbookSetting {\n    first_dive_number\n  }\n}',
  'f6e1ab5ceb9aecf12485':
    'mutation UpsertLogbookSetting($first_dive_number: Int!) {\n  upsertLogbookSetting(first_dive_number: $first_dive_number) {\n    first_dive_number\n  }\n}',
  '4f823b85e076e262ae43':
    'query GearItems {\n  gearItems {\n    ...GearFields\n  }\n}\n\nfragment GearFields on GearItem {\n  id\n  name\n  kind\n  serviced_on\n  service_due\n}',
  '2b37f4d5586ff618a57f':
    'mutation SaveGearItem($id: ID!, $input: GearItemInput!) {\n  saveGearItem(id: $id, input: $input) {\n    ...GearFields\n  }\n}\n\nfragment GearFields on GearItem {\n  id\n  name\n  kind\n  serviced_on\n  service_due\n}',
  'c356d50e1c8bbafde8dd':
    'mutation DeleteGearItem($id: ID!) {\n  deleteGearItem(id: $id)\n}',
  'f49375986caaec59bd43':
    'query LogCourses {\n  logCourses {\n    course\n    title\n    confined_water\n    dives\n  }\n}',
  '3c00795715799949c3d1':
    'query DiveLogs($log_type: LogType, $status: LogStatus, $search: String, $order_by: LogOrder, $direction: Direction, $limit: Int, $offset: Int) {\n  diveLogs(\n    log_type: $log_type\n    status: $status\n    search: $search\n    order_by: $order_by\n    direction: $direction\n    limit: $limit\n    offset: $offset\n  ) {\n    ...LogFields\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  'a42a303fae848802c48a':
    'query DiveLogCount($log_type: LogType, $status: LogStatus, $search: String) {\n  diveLogCount(log_type: $log_type, status: $status, search: $search)\n}',
  '8afcfe6ce1ca090919b7':
    'query DiveLogCounts($search: String!) {\n  diveLogCounts(search: $search) {\n    all\n    training\n    recreational\n    drafts\n  }\n}',
  '204922d1ade4aaad2443':
    'query LogbookOverview($year: Int!) {\n  diveLogCounts {\n    all\n    training\n    recreational\n    drafts\n  }\n  diveLogTotals {\n    dives\n    bottom_time\n    max_depth\n  }\n  diveLogYear(year: $year) {\n    id\n    dive_date\n    max_depth\n    bottom_time\n  }\n}',
  '342ab8db1b47b5fb9184':
    'query DiveLog($id: ID!, $affiliate_id: Int) {\n  diveLog(id: $id, affiliate_id: $affiliate_id) {\n    ...LogFields\n    seal\n    code {\n      text\n      content_hash\n    }\n    dive_number\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  'ce99ebdb2e6198289500':
    'query LogbookChanges($after: Int, $before: Int, $limit: Int) {\n  logbookChanges(after: $after, before: $before, limit: $limit) {\n    changes {\n      id\n      number\n      version\n      log {\n        ...LogFields\n        seal\n        code {\n          text\n          content_hash\n        }\n      }\n    }\n    next\n    is_last\n    newest\n    logs\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  'e6905c0cb618718515fc':
    'query DiveLogHistory($id: ID!, $affiliate_id: Int) {\n  diveLog(id: $id, affiliate_id: $affiliate_id) {\n    id\n    version\n    history {\n      version\n      timestamp\n      affiliate_id\n      name\n      action\n      changes {\n        field\n        before\n        after\n      }\n    }\n  }\n}',
  '5b990deb4c7dcd261d95':
    'query LogbookHome($year: Int!) {\n  lastDiveLog {\n    ...LogFields\n  }\n  diveLogTotals {\n    dives\n  }\n  diveLogYear(year: $year) {\n    id\n    dive_date\n    max_depth\n    bottom_time\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  '6e1f069180d6b1ff2506':
    'query LastDiveLog {\n  lastDiveLog {\n    ...LogFields\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  '5d8212dd4946e4a74a24':
    'query Instructor($memsys_member_number: Int!) {\n  instructor(memsys_member_number: $memsys_member_number) {\n    memsys_member_number\n    first_name\n    last_name\n    middle_initial\n  }\n}',
  'd56bb1bbe5fa23e7b9ba':
    'query DiveSites($name: String!, $limit: Int) {\n  diveSites(name: $name, limit: $limit) {\n    id\n    name\n    country\n    latitude\n    longitude\n    own\n  }\n}',
  '0db4ee10c19658d950da':
    'query DivedSites {\n  divedSites {\n    id\n    name\n    country\n    latitude\n    longitude\n    own\n  }\n}',
  '47bd56fdfbcc4fa66270':
    'mutation PlaceDiveSite($name: String!, $latitude: Float, $longitude: Float) {\n  placeDiveSite(name: $name, latitude: $latitude, longitude: $longitude) {\n    id\n    name\n    country\n    latitude\n    longitude\n    own\n  }\n}',
  '0b90595660fd22a45f23':
    'mutation CreateDiveSite($input: DiveSiteInput!) {\n  createDiveSite(input: $input) {\n    id\n    name\n    country\n    latitude\n    longitude\n    own\n  }\n}',
  '88b1628daaf8ba2f453b':
    'mutation CreateTrainingLog($id: ID!, $input: TrainingLogInput!) {\n  createTrainingLog(id: $id, input: $input) {\n    ...LogFields\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  '3f5bb47b9738c24815fc':
    'mutation UpdateTrainingLog($id: ID!, $version: Int, $input: TrainingLogInput!) {\n  updateTrainingLog(id: $id, version: $version, input: $input) {\n    ...LogFields\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  'e0ee48ccf8c183f3c349':
    'mutation WithdrawTrainingLog($id: ID!, $version: Int) {\n  withdrawTrainingLog(id: $id, version: $version) {\n    ...LogFields\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  '68119250082e31656390':
    'mutation DeleteTrainingLog($id: ID!, $version: Int) {\n  deleteTrainingLog(id: $id, version: $version)\n}',
  'db58653c3602adf31f0d':
    'mutation CreateRecreationalLog($id: ID!, $input: RecreationalLogInput!) {\n  createRecreationalLog(id: $id, input: $input) {\n    ...LogFields\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  'ee6fdf45ca50aec9cb98':
    'mutation UpdateRecreationalLog($id: ID!, $version: Int, $input: RecreationalLogInput!) {\n  updateRecreationalLog(id: $id, version: $version, input: $input) {\n    ...LogFields\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  'b78f60875bb1fe7bdff7':
    'mutation UpdateLogLists($logs: [LogListsInput!]!) {\n  updateLogLists(logs: $logs) {\n    id\n    problem\n  }\n}',
  '89fc7701c91f733ead56':
    'mutation DeleteRecreationalLog($id: ID!, $version: Int) {\n  deleteRecreationalLog(id: $id, version: $version)\n}',
  '1b66785ee9368744f5fd':
    'query DeletedDiveLogs($limit: Int, $offset: Int) {\n  deletedDiveLogs(limit: $limit, offset: $offset) {\n    deleted_date\n    purge_date\n    log {\n      ...LogFields\n    }\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  '012769069cd916f03b6f':
    'mutation RestoreDiveLog($id: ID!) {\n  restoreDiveLog(id: $id) {\n    ...LogFields\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  '0328d2d2f4d0874621f9':
    'query LogsToReview($limit: Int, $offset: Int) {\n  logsToReview(limit: $limit, offset: $offset) {\n    student_name\n    log {\n      ...LogFields\n    }\n  }\n  logsToReviewCount\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  '5ca824f1e1c20feff0e6':
    'query ReviewedLogs($limit: Int, $offset: Int) {\n  reviewedLogs(limit: $limit, offset: $offset) {\n    student_name\n    log {\n      ...LogFields\n    }\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  'dfa40d4d43f3eb9f676c':
    'mutation VerifyLogs($logs: [ReviewTarget!]!) {\n  verifyLogs(logs: $logs) {\n    id\n    problem\n    log {\n      ...LogFields\n    }\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  '26c020f510382eb36af2':
    'mutation ReturnLogs($logs: [ReviewTarget!]!, $reason: String!) {\n  returnLogs(logs: $logs, reason: $reason) {\n    id\n    problem\n    log {\n      ...LogFields\n    }\n  }\n}\n\nfragment LogFields on DiveLog {\n  id\n  affiliate_id\n  status\n  dive_date\n  memsys_member_number\n  dive_location\n  dive_site_id\n  latitude\n  longitude\n  dive_title\n  dive_type\n  log_type\n  log_course\n  log_number\n  adventure_dive\n  time_zone\n  created_date\n  updated_date\n  version\n  depth_time {\n    bottom_time\n    max_depth\n    time_in\n    time_out\n    average_depth\n    surface_interval\n  }\n  skills {\n    dive_skills\n  }\n  conditions {\n    water_type\n    body_of_water\n    weather\n    air_temp\n    surface_water_temp\n    bottom_water_temp\n    visibility\n    visibility_distance\n    wave_condition\n    current\n    surge\n  }\n  equipment {\n    suit_type\n    weight\n    weight_type\n    additional_equipment\n    cylinder_type\n    cylinder_size\n    gas_mixture\n    oxygen\n    nitrogen\n    helium\n    starting_pressure\n    ending_pressure\n    working_pressure\n    cylinder_use\n    more_cylinders {\n      cylinder_use\n      cylinder_type\n      cylinder_size\n      working_pressure\n      oxygen\n      helium\n      starting_pressure\n      ending_pressure\n    }\n    gear\n  }\n  experience {\n    feeling\n    notes\n    buddies\n    dive_center\n    tags\n    species\n    photos {\n      id\n      url\n      thumbnail_url\n      caption\n      width\n      height\n    }\n  }\n  resubmit_reason\n  profile_sketch\n  submitted_date\n  instructor_name\n  verification {\n    memsys_member_number\n    name\n    timestamp\n  }\n}',
  '95a017b23c4a350cd841':
    'query DiveNumbers($ids: [ID!]!) {\n  diveNumbers(ids: $ids) {\n    id\n    number\n  }\n}',
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type Unit =
  | 'Metric'
  | 'Imperial';

export type LogType =
  | 'Training'
  | 'Recreational';

export type LogStatus =
  | 'Draft'
  | 'Pending'
  | 'Resubmit'
  | 'Verified'
  | 'Published';

export type LogOrder =
  | 'dive_date'
  | 'max_depth'
  | 'bottom_time';

export type Direction =
  | 'asc'
  | 'desc';

export type Seal =
  /** The record is what was verified, to the letter. */
  | 'intact'
  /** The record was changed behind the server's back after it was verified. */
  | 'broken';

/** A field that is left out stays as it is; null clears it. */
export type DepthTimeInput = {
  bottom_time?: number | null | undefined;
  max_depth?: number | null | undefined;
  time_in?: string | null | undefined;
  time_out?: string | null | undefined;
  average_depth?: number | null | undefined;
  surface_interval?: number | null | undefined;
};

export type SkillsInput = {
  dive_skills?: Array<string> | null | undefined;
};

export type ConditionsInput = {
  water_type?: string | null | undefined;
  body_of_water?: string | null | undefined;
  weather?: string | null | undefined;
  air_temp?: number | null | undefined;
  surface_water_temp?: number | null | undefined;
  bottom_water_temp?: number | null | undefined;
  visibility?: string | null | undefined;
  visibility_distance?: number | null | undefined;
  wave_condition?: string | null | undefined;
  current?: string | null | undefined;
  surge?: string | null | undefined;
};

/** A part that is left out is not said. */
export type CylinderInput = {
  cylinder_use?: string | null | undefined;
  cylinder_type?: string | null | undefined;
  cylinder_size?: number | null | undefined;
  working_pressure?: number | null | undefined;
  oxygen?: number | null | undefined;
  helium?: number | null | undefined;
  starting_pressure?: number | null | undefined;
  ending_pressure?: number | null | undefined;
};

export type EquipmentInput = {
  suit_type?: string | null | undefined;
  weight?: number | null | undefined;
  weight_type?: string | null | undefined;
  additional_equipment?: Array<string> | null | undefined;
  cylinder_type?: string | null | undefined;
  cylinder_size?: number | null | undefined;
  gas_mixture?: string | null | undefined;
  oxygen?: number | null | undefined;
  nitrogen?: number | null | undefined;
  helium?: number | null | undefined;
  starting_pressure?: number | null | undefined;
  ending_pressure?: number | null | undefined;
  working_pressure?: number | null | undefined;
  cylinder_use?: string | null | undefined;
  /** Replaces the whole list. At most 11. */
  more_cylinders?: Array<CylinderInput> | null | undefined;
  gear?: Array<string> | null | undefined;
};

export type ExperienceInput = {
  feeling?: string | null | undefined;
  notes?: string | null | undefined;
  buddies?: Array<string> | null | undefined;
  dive_center?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  species?: Array<string> | null | undefined;
};

export type TrainingLogInput = {
  /** Draft or Pending; left out: as it is, and Draft for a new one. Pending sends it to the instructor. */
  status?: LogStatus | null | undefined;
  dive_date?: string | null | undefined;
  memsys_member_number?: number | null | undefined;
  dive_location?: string | null | undefined;
  dive_site_id?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  dive_title?: string | null | undefined;
  dive_type?: string | null | undefined;
  log_course?: string | null | undefined;
  log_number?: number | null | undefined;
  adventure_dive?: string | null | undefined;
  time_zone?: string | null | undefined;
  depth_time?: DepthTimeInput | null | undefined;
  skills?: SkillsInput | null | undefined;
  conditions?: ConditionsInput | null | undefined;
  equipment?: EquipmentInput | null | undefined;
  experience?: ExperienceInput | null | undefined;
};

export type RecreationalLogInput = {
  /** Draft or Published; left out: as it is, and Draft for a new one. */
  status?: LogStatus | null | undefined;
  dive_date?: string | null | undefined;
  dive_location?: string | null | undefined;
  dive_site_id?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  dive_title?: string | null | undefined;
  dive_type?: string | null | undefined;
  time_zone?: string | null | undefined;
  depth_time?: DepthTimeInput | null | undefined;
  conditions?: ConditionsInput | null | undefined;
  equipment?: EquipmentInput | null | undefined;
  experience?: ExperienceInput | null | undefined;
};

export type DiveSiteInput = {
  /** Made by the caller: the same site sent twice is one. */
  id: string;
  name: string;
  country?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

/** The version is the one that the instructor has read. */
export type ReviewTarget = {
  id: string;
  affiliate_id: number;
  version: number;
};

/** The version is the one that the change starts from. A list that is left out stays as it is. */
export type LogListsInput = {
  id: string;
  version: number;
  tags?: Array<string> | null | undefined;
  gear?: Array<string> | null | undefined;
};

export type GearItemInput = {
  name: string;
  kind: string;
  serviced_on?: string | null | undefined;
  service_due?: string | null | undefined;
};

export type UnitSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitSettingQuery = { unitSetting: { affiliate_id: number, unit: Unit } };

export type UpsertUnitSettingMutationVariables = Exact<{
  unit: Unit;
}>;


export type UpsertUnitSettingMutation = { upsertUnitSetting: { affiliate_id: number, unit: Unit } };

export type LogbookSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type LogbookSettingQuery = { logbookSetting: { first_dive_number: number } };

export type UpsertLogbookSettingMutationVariables = Exact<{
  first_dive_number: number;
}>;


export type UpsertLogbookSettingMutation = { upsertLogbookSetting: { first_dive_number: number } };

export type GearFieldsFragment = { id: string, name: string, kind: string, serviced_on: string | null, service_due: string | null };

export type GearItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type GearItemsQuery = { gearItems: Array<{ id: string, name: string, kind: string, serviced_on: string | null, service_due: string | null }> };

export type SaveGearItemMutationVariables = Exact<{
  id: string;
  input: GearItemInput;
}>;


export type SaveGearItemMutation = { saveGearItem: { id: string, name: string, kind: string, serviced_on: string | null, service_due: string | null } };

export type DeleteGearItemMutationVariables = Exact<{
  id: string;
}>;


export type DeleteGearItemMutation = { deleteGearItem: boolean };

export type LogFieldsFragment = { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null };

export type LogCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type LogCoursesQuery = { logCourses: Array<{ course: string, title: string, confined_water: boolean, dives: number }> };

export type DiveLogsQueryVariables = Exact<{
  log_type?: LogType | null | undefined;
  status?: LogStatus | null | undefined;
  search?: string | null | undefined;
  order_by?: LogOrder | null | undefined;
  direction?: Direction | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type DiveLogsQuery = { diveLogs: Array<{ id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null }> };

export type DiveLogCountQueryVariables = Exact<{
  log_type?: LogType | null | undefined;
  status?: LogStatus | null | undefined;
  search?: string | null | undefined;
}>;


export type DiveLogCountQuery = { diveLogCount: number };

export type DiveLogCountsQueryVariables = Exact<{
  search: string;
}>;


export type DiveLogCountsQuery = { diveLogCounts: { all: number, training: number, recreational: number, drafts: number } };

export type LogbookOverviewQueryVariables = Exact<{
  year: number;
}>;


export type LogbookOverviewQuery = { diveLogCounts: { all: number, training: number, recreational: number, drafts: number }, diveLogTotals: { dives: number, bottom_time: number, max_depth: number | null }, diveLogYear: Array<{ id: string, dive_date: string, max_depth: number | null, bottom_time: number | null }> };

export type DiveLogQueryVariables = Exact<{
  id: string;
  affiliate_id?: number | null | undefined;
}>;


export type DiveLogQuery = { diveLog: { seal: Seal | null, dive_number: number | null, id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, code: { text: string, content_hash: string } | null, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } | null };

export type LogbookChangesQueryVariables = Exact<{
  after?: number | null | undefined;
  before?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type LogbookChangesQuery = { logbookChanges: { next: number, is_last: boolean, newest: number, logs: number, changes: Array<{ id: string, number: number, version: number, log: { seal: Seal | null, id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, code: { text: string, content_hash: string } | null, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } | null }> } };

export type DiveLogHistoryQueryVariables = Exact<{
  id: string;
  affiliate_id?: number | null | undefined;
}>;


export type DiveLogHistoryQuery = { diveLog: { id: string, version: number, history: Array<{ version: number, timestamp: string, affiliate_id: number, name: string, action: string, changes: Array<{ field: string, before: string, after: string }> }> } | null };

export type LogbookHomeQueryVariables = Exact<{
  year: number;
}>;


export type LogbookHomeQuery = { lastDiveLog: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } | null, diveLogTotals: { dives: number }, diveLogYear: Array<{ id: string, dive_date: string, max_depth: number | null, bottom_time: number | null }> };

export type LastDiveLogQueryVariables = Exact<{ [key: string]: never; }>;


export type LastDiveLogQuery = { lastDiveLog: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } | null };

export type InstructorQueryVariables = Exact<{
  memsys_member_number: number;
}>;


export type InstructorQuery = { instructor: { memsys_member_number: number, first_name: string, last_name: string, middle_initial: string } | null };

export type DiveSitesQueryVariables = Exact<{
  name: string;
  limit?: number | null | undefined;
}>;


export type DiveSitesQuery = { diveSites: Array<{ id: string, name: string, country: string, latitude: number | null, longitude: number | null, own: boolean }> };

export type DivedSitesQueryVariables = Exact<{ [key: string]: never; }>;


export type DivedSitesQuery = { divedSites: Array<{ id: string, name: string, country: string, latitude: number | null, longitude: number | null, own: boolean }> };

export type PlaceDiveSiteMutationVariables = Exact<{
  name: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}>;


export type PlaceDiveSiteMutation = { placeDiveSite: { id: string, name: string, country: string, latitude: number | null, longitude: number | null, own: boolean } };

export type CreateDiveSiteMutationVariables = Exact<{
  input: DiveSiteInput;
}>;


export type CreateDiveSiteMutation = { createDiveSite: { id: string, name: string, country: string, latitude: number | null, longitude: number | null, own: boolean } };

export type CreateTrainingLogMutationVariables = Exact<{
  id: string;
  input: TrainingLogInput;
}>;


export type CreateTrainingLogMutation = { createTrainingLog: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } };

export type UpdateTrainingLogMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  input: TrainingLogInput;
}>;


export type UpdateTrainingLogMutation = { updateTrainingLog: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } };

export type WithdrawTrainingLogMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type WithdrawTrainingLogMutation = { withdrawTrainingLog: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } };

export type DeleteTrainingLogMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type DeleteTrainingLogMutation = { deleteTrainingLog: boolean };

export type CreateRecreationalLogMutationVariables = Exact<{
  id: string;
  input: RecreationalLogInput;
}>;


export type CreateRecreationalLogMutation = { createRecreationalLog: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } };

export type UpdateRecreationalLogMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  input: RecreationalLogInput;
}>;


export type UpdateRecreationalLogMutation = { updateRecreationalLog: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } };

export type UpdateLogListsMutationVariables = Exact<{
  logs: Array<LogListsInput> | LogListsInput;
}>;


export type UpdateLogListsMutation = { updateLogLists: Array<{ id: string, problem: string | null }> };

export type DeleteRecreationalLogMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type DeleteRecreationalLogMutation = { deleteRecreationalLog: boolean };

export type DeletedDiveLogsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type DeletedDiveLogsQuery = { deletedDiveLogs: Array<{ deleted_date: string, purge_date: string, log: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } }> };

export type RestoreDiveLogMutationVariables = Exact<{
  id: string;
}>;


export type RestoreDiveLogMutation = { restoreDiveLog: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } };

export type LogsToReviewQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type LogsToReviewQuery = { logsToReviewCount: number, logsToReview: Array<{ student_name: string, log: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } }> };

export type ReviewedLogsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ReviewedLogsQuery = { reviewedLogs: Array<{ student_name: string, log: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } }> };

export type VerifyLogsMutationVariables = Exact<{
  logs: Array<ReviewTarget> | ReviewTarget;
}>;


export type VerifyLogsMutation = { verifyLogs: Array<{ id: string, problem: string | null, log: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } | null }> };

export type ReturnLogsMutationVariables = Exact<{
  logs: Array<ReviewTarget> | ReviewTarget;
  reason: string;
}>;


export type ReturnLogsMutation = { returnLogs: Array<{ id: string, problem: string | null, log: { id: string, affiliate_id: number, status: LogStatus, dive_date: string | null, memsys_member_number: number | null, dive_location: string, dive_site_id: string | null, latitude: number | null, longitude: number | null, dive_title: string, dive_type: string | null, log_type: LogType, log_course: string | null, log_number: number | null, adventure_dive: string | null, time_zone: string | null, created_date: string, updated_date: string, version: number, resubmit_reason: string | null, profile_sketch: Array<number> | null, submitted_date: string | null, instructor_name: string, depth_time: { bottom_time: number | null, max_depth: number | null, time_in: string | null, time_out: string | null, average_depth: number | null, surface_interval: number | null }, skills: { dive_skills: Array<string> }, conditions: { water_type: string | null, body_of_water: string | null, weather: string | null, air_temp: number | null, surface_water_temp: number | null, bottom_water_temp: number | null, visibility: string | null, visibility_distance: number | null, wave_condition: string | null, current: string | null, surge: string | null }, equipment: { suit_type: string | null, weight: number | null, weight_type: string | null, additional_equipment: Array<string>, cylinder_type: string | null, cylinder_size: number | null, gas_mixture: string | null, oxygen: number | null, nitrogen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null, working_pressure: number | null, cylinder_use: string | null, gear: Array<string>, more_cylinders: Array<{ cylinder_use: string | null, cylinder_type: string | null, cylinder_size: number | null, working_pressure: number | null, oxygen: number | null, helium: number | null, starting_pressure: number | null, ending_pressure: number | null }> }, experience: { feeling: string | null, notes: string, buddies: Array<string>, dive_center: string, tags: Array<string>, species: Array<string>, photos: Array<{ id: string, url: string, thumbnail_url: string, caption: string, width: number, height: number }> }, verification: { memsys_member_number: number, name: string, timestamp: string } | null } | null }> };

export type DiveNumbersQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DiveNumbersQuery = { diveNumbers: Array<{ id: string, number: number }> };

export type ResolverArgs = {
  Query: {
    unitSetting: Record<never, never>
    logbookSetting: Record<never, never>
    gearItems: Record<never, never>
    deletedDiveLogs: { limit: number | null; offset: number | null }
    diveLogs: { log_type?: LogType | null; status?: LogStatus | null; search?: string | null; order_by: LogOrder | null; direction: Direction | null; limit: number | null; offset: number | null }
    diveLogCount: { log_type?: LogType | null; status?: LogStatus | null; search?: string | null }
    diveLogCounts: { search?: string | null }
    totalBottomTime: { log_type?: LogType | null }
    diveLogTotals: Record<never, never>
    diveLogYear: { year: number }
    diveNumbers: { ids: string[] }
    logbookChanges: { after?: number | null; before?: number | null; limit?: number | null }
    diveLog: { id: string; affiliate_id?: number | null }
    lastDiveLog: Record<never, never>
    logCourses: Record<never, never>
    instructor: { memsys_member_number: number }
    diveSites: { name: string; limit: number | null }
    divedSites: Record<never, never>
    logsToReview: { limit: number | null; offset: number | null }
    logsToReviewCount: Record<never, never>
    reviewedLogs: { limit: number | null; offset: number | null }
  }
  Mutation: {
    upsertUnitSetting: { unit: Unit }
    upsertLogbookSetting: { first_dive_number: number }
    saveGearItem: { id: string; input: GearItemInput }
    deleteGearItem: { id: string }
    createTrainingLog: { id: string; input: TrainingLogInput }
    updateTrainingLog: { id: string; version?: number | null; input: TrainingLogInput }
    withdrawTrainingLog: { id: string; version?: number | null }
    deleteTrainingLog: { id: string; version?: number | null }
    createRecreationalLog: { id: string; input: RecreationalLogInput }
    updateRecreationalLog: { id: string; version?: number | null; input: RecreationalLogInput }
    deleteRecreationalLog: { id: string; version?: number | null }
    updateLogLists: { logs: LogListsInput[] }
    restoreDiveLog: { id: string }
    createDiveSite: { input: DiveSiteInput }
    placeDiveSite: { name: string; latitude?: number | null; longitude?: number | null }
    verifyLogs: { logs: ReviewTarget[] }
    returnLogs: { logs: ReviewTarget[]; reason: string }
  }
}

export const unitSetting: Operation<UnitSettingQuery, UnitSettingQueryVariables> = {
  service: 'logbook',
  id: '2bb9b4ba9b7df9ac4839',
  name: 'UnitSetting',
  kind: 'query',
}

export const upsertUnitSetting: Operation<UpsertUnitSettingMutation, UpsertUnitSettingMutationVariables> = {
  service: 'logbook',
  id: '598acda5db9b0c6e685a',
  name: 'UpsertUnitSetting',
  kind: 'mutation',
}

export const logbookSetting: Operation<LogbookSettingQuery, LogbookSettingQueryVariables> = {
  service: 'logbook',
  id: '187d6f5049e7dade9737',
  name: 'LogbookSetting',
  kind: 'query',
}

export const upsertLogbookSetting: Operation<UpsertLogbookSettingMutation, UpsertLogbookSettingMutationVariables> = {
  service: 'logbook',
  id: 'f6e1ab5ceb9aecf12485',
  name: 'UpsertLogbookSetting',
  kind: 'mutation',
}

export const gearItems: Operation<GearItemsQuery, GearItemsQueryVariables> = {
  service: 'logbook',
  id: '4f823b85e076e262ae43',
  name: 'GearItems',
  kind: 'query',
}

export const saveGearItem: Operation<SaveGearItemMutation, SaveGearItemMutationVariables> = {
  service: 'logbook',
  id: '2b37f4d5586ff618a57f',
  name: 'SaveGearItem',
  kind: 'mutation',
}

export const deleteGearItem: Operation<DeleteGearItemMutation, DeleteGearItemMutationVariables> = {
  service: 'logbook',
  id: 'c356d50e1c8bbafde8dd',
  name: 'DeleteGearItem',
  kind: 'mutation',
}

export const logCourses: Operation<LogCoursesQuery, LogCoursesQueryVariables> = {
  service: 'logbook',
  id: 'f49375986caaec59bd43',
  name: 'LogCourses',
  kind: 'query',
}

export const diveLogs: Operation<DiveLogsQuery, DiveLogsQueryVariables> = {
  service: 'logbook',
  id: '3c00795715799949c3d1',
  name: 'DiveLogs',
  kind: 'query',
}

export const diveLogCount: Operation<DiveLogCountQuery, DiveLogCountQueryVariables> = {
  service: 'logbook',
  id: 'a42a303fae848802c48a',
  name: 'DiveLogCount',
  kind: 'query',
}

export const diveLogCounts: Operation<DiveLogCountsQuery, DiveLogCountsQueryVariables> = {
  service: 'logbook',
  id: '8afcfe6ce1ca090919b7',
  name: 'DiveLogCounts',
  kind: 'query',
}

export const logbookOverview: Operation<LogbookOverviewQuery, LogbookOverviewQueryVariables> = {
  service: 'logbook',
  id: '204922d1ade4aaad2443',
  name: 'LogbookOverview',
  kind: 'query',
}

export const diveLog: Operation<DiveLogQuery, DiveLogQueryVariables> = {
  service: 'logbook',
  id: '342ab8db1b47b5fb9184',
  name: 'DiveLog',
  kind: 'query',
}

export const logbookChanges: Operation<LogbookChangesQuery, LogbookChangesQueryVariables> = {
  service: 'logbook',
  id: 'ce99ebdb2e6198289500',
  name: 'LogbookChanges',
  kind: 'query',
}

export const diveLogHistory: Operation<DiveLogHistoryQuery, DiveLogHistoryQueryVariables> = {
  service: 'logbook',
  id: 'e6905c0cb618718515fc',
  name: 'DiveLogHistory',
  kind: 'query',
}

export const logbookHome: Operation<LogbookHomeQuery, LogbookHomeQueryVariables> = {
  service: 'logbook',
  id: '5b990deb4c7dcd261d95',
  name: 'LogbookHome',
  kind: 'query',
}

export const lastDiveLog: Operation<LastDiveLogQuery, LastDiveLogQueryVariables> = {
  service: 'logbook',
  id: '6e1f069180d6b1ff2506',
  name: 'LastDiveLog',
  kind: 'query',
}

export const instructor: Operation<InstructorQuery, InstructorQueryVariables> = {
  service: 'logbook',
  id: '5d8212dd4946e4a74a24',
  name: 'Instructor',
  kind: 'query',
}

export const diveSites: Operation<DiveSitesQuery, DiveSitesQueryVariables> = {
  service: 'logbook',
  id: 'd56bb1bbe5fa23e7b9ba',
  name: 'DiveSites',
  kind: 'query',
}

export const divedSites: Operation<DivedSitesQuery, DivedSitesQueryVariables> = {
  service: 'logbook',
  id: '0db4ee10c19658d950da',
  name: 'DivedSites',
  kind: 'query',
}

export const placeDiveSite: Operation<PlaceDiveSiteMutation, PlaceDiveSiteMutationVariables> = {
  service: 'logbook',
  id: '47bd56fdfbcc4fa66270',
  name: 'PlaceDiveSite',
  kind: 'mutation',
}

export const createDiveSite: Operation<CreateDiveSiteMutation, CreateDiveSiteMutationVariables> = {
  service: 'logbook',
  id: '0b90595660fd22a45f23',
  name: 'CreateDiveSite',
  kind: 'mutation',
}

export const createTrainingLog: Operation<CreateTrainingLogMutation, CreateTrainingLogMutationVariables> = {
  service: 'logbook',
  id: '88b1628daaf8ba2f453b',
  name: 'CreateTrainingLog',
  kind: 'mutation',
}

export const updateTrainingLog: Operation<UpdateTrainingLogMutation, UpdateTrainingLogMutationVariables> = {
  service: 'logbook',
  id: '3f5bb47b9738c24815fc',
  name: 'UpdateTrainingLog',
  kind: 'mutation',
}

export const withdrawTrainingLog: Operation<WithdrawTrainingLogMutation, WithdrawTrainingLogMutationVariables> = {
  service: 'logbook',
  id: 'e0ee48ccf8c183f3c349',
  name: 'WithdrawTrainingLog',
  kind: 'mutation',
}

export const deleteTrainingLog: Operation<DeleteTrainingLogMutation, DeleteTrainingLogMutationVariables> = {
  service: 'logbook',
  id: '68119250082e31656390',
  name: 'DeleteTrainingLog',
  kind: 'mutation',
}

export const createRecreationalLog: Operation<CreateRecreationalLogMutation, CreateRecreationalLogMutationVariables> = {
  service: 'logbook',
  id: 'db58653c3602adf31f0d',
  name: 'CreateRecreationalLog',
  kind: 'mutation',
}

export const updateRecreationalLog: Operation<UpdateRecreationalLogMutation, UpdateRecreationalLogMutationVariables> = {
  service: 'logbook',
  id: 'ee6fdf45ca50aec9cb98',
  name: 'UpdateRecreationalLog',
  kind: 'mutation',
}

export const updateLogLists: Operation<UpdateLogListsMutation, UpdateLogListsMutationVariables> = {
  service: 'logbook',
  id: 'b78f60875bb1fe7bdff7',
  name: 'UpdateLogLists',
  kind: 'mutation',
}

export const deleteRecreationalLog: Operation<DeleteRecreationalLogMutation, DeleteRecreationalLogMutationVariables> = {
  service: 'logbook',
  id: '89fc7701c91f733ead56',
  name: 'DeleteRecreationalLog',
  kind: 'mutation',
}

export const deletedDiveLogs: Operation<DeletedDiveLogsQuery, DeletedDiveLogsQueryVariables> = {
  service: 'logbook',
  id: '1b66785ee9368744f5fd',
  name: 'DeletedDiveLogs',
  kind: 'query',
}

export const restoreDiveLog: Operation<RestoreDiveLogMutation, RestoreDiveLogMutationVariables> = {
  service: 'logbook',
  id: '012769069cd916f03b6f',
  name: 'RestoreDiveLog',
  kind: 'mutation',
}

export const logsToReview: Operation<LogsToReviewQuery, LogsToReviewQueryVariables> = {
  service: 'logbook',
  id: '0328d2d2f4d0874621f9',
  name: 'LogsToReview',
  kind: 'query',
}

export const reviewedLogs: Operation<ReviewedLogsQuery, ReviewedLogsQueryVariables> = {
  service: 'logbook',
  id: '5ca824f1e1c20feff0e6',
  name: 'ReviewedLogs',
  kind: 'query',
}

export const verifyLogs: Operation<VerifyLogsMutation, VerifyLogsMutationVariables> = {
  service: 'logbook',
  id: 'dfa40d4d43f3eb9f676c',
  name: 'VerifyLogs',
  kind: 'mutation',
}

export const returnLogs: Operation<ReturnLogsMutation, ReturnLogsMutationVariables> = {
  service: 'logbook',
  id: '26c020f510382eb36af2',
  name: 'ReturnLogs',
  kind: 'mutation',
}

export const diveNumbers: Operation<DiveNumbersQuery, DiveNumbersQueryVariables> = {
  service: 'logbook',
  id: '95a017b23c4a350cd841',
  name: 'DiveNumbers',
  kind: 'query',
}
