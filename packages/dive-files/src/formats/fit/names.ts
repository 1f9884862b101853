/** The names of Garmin's profile for the messages that tell about a dive, and for their fields. */
const MESSAGES: Readonly<Record<number, { name: string; fields: Readonly<Record<number, string>> }>> = {
  0: {
    name: 'file_id',
    fields: {
      0: 'type',
      1: 'manufacturer',
      2: 'product',
      3: 'serial_number',
      4: 'time_created',
      8: 'product_name',
    },
  },
  18: {
    name: 'session',
    fields: {
      2: 'start_time',
      3: 'start_position_lat',
      4: 'start_position_long',
      5: 'sport',
      6: 'sub_sport',
      7: 'total_elapsed_time',
      8: 'total_timer_time',
      57: 'avg_temperature',
      58: 'max_temperature',
      110: 'sport_profile_name',
      150: 'min_temperature',
    },
  },
  20: {
    name: 'record',
    fields: {
      0: 'position_lat',
      1: 'position_long',
      3: 'heart_rate',
      13: 'temperature',
      91: 'absolute_pressure',
      92: 'depth',
      93: 'next_stop_depth',
      94: 'next_stop_time',
      95: 'time_to_surface',
      96: 'ndl_time',
      97: 'cns_load',
      98: 'n2_load',
      123: 'air_time_remaining',
      124: 'pressure_sac',
      125: 'volume_sac',
      126: 'rmv',
      127: 'ascent_rate',
      129: 'po2',
    },
  },
  21: { name: 'event', fields: { 0: 'event', 1: 'event_type', 3: 'data', 4: 'event_group' } },
  23: {
    name: 'device_info',
    fields: {
      0: 'device_index',
      2: 'manufacturer',
      3: 'serial_number',
      4: 'product',
      5: 'software_version',
      27: 'product_name',
    },
  },
  34: { name: 'activity', fields: { 0: 'total_timer_time', 1: 'num_sessions', 5: 'local_timestamp' } },
  258: {
    name: 'dive_settings',
    fields: { 0: 'name', 1: 'model', 2: 'gf_low', 3: 'gf_high', 4: 'water_type', 5: 'water_density' },
  },
  259: {
    name: 'dive_gas',
    fields: { 0: 'helium_content', 1: 'oxygen_content', 2: 'status', 3: 'mode' },
  },
  268: {
    name: 'dive_summary',
    fields: {
      0: 'reference_mesg',
      1: 'reference_index',
      2: 'avg_depth',
      3: 'max_depth',
      4: 'surface_interval',
      5: 'start_cns',
      6: 'end_cns',
      7: 'start_n2',
      8: 'end_n2',
      9: 'o2_toxicity',
      10: 'dive_number',
      11: 'bottom_time',
      12: 'avg_pressure_sac',
      13: 'avg_volume_sac',
      14: 'avg_rmv',
      15: 'descent_time',
      16: 'ascent_time',
      17: 'avg_ascent_rate',
      22: 'avg_descent_rate',
      23: 'max_ascent_rate',
      24: 'max_descent_rate',
      25: 'hang_time',
    },
  },
  319: { name: 'tank_update', fields: { 0: 'sensor', 1: 'pressure' } },
  323: {
    name: 'tank_summary',
    fields: { 0: 'sensor', 1: 'start_pressure', 2: 'end_pressure', 3: 'volume_used' },
  },
}

const COMMON: Readonly<Record<number, string>> = { 253: 'timestamp', 254: 'message_index' }

export const messageName = (number: number): string => MESSAGES[number]?.name ?? `message_${number}`

/** `record.depth`; what the profile doesn't name has numbers. */
export const fieldPath = (message: number, field: number): string =>
  `${messageName(message)}.${COMMON[field] ?? MESSAGES[message]?.fields[field] ?? `field_${field}`}`
