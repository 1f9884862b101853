import type { Queryable } from '../../../platform/database/index.ts'

const VETERANS_DIVES = 10_000

/** Ruth's life under water, written by the database itself: ten thousand rows in one statement. */
export async function fillVeteranDives(tx: Queryable, affiliateId: number, now: Date): Promise<void> {
  await tx.query(
    `insert into dive_log (affiliate_id, id, log_type, status, dive_date, sort_date, max_depth, bottom_time, search_text,
       doc, version, created_at)
     select $1::bigint, id, 'Recreational', 'Published', day, day, depth, minutes,
       lower(title || ' \n ' || place || ' \n ' || buddy),
       json_build_object('id', id, 'affiliate_id', $1::bigint, 'status', 'Published', 'dive_date', day,
         'memsys_member_number', null, 'dive_location', place, 'dive_site_id', null, 'dive_title', title,
         'dive_type', 'Boat', 'log_type', 'Recreational', 'log_course', null, 'log_number', null, 'adventure_dive', null,
         'time_zone', 'America/New_York', 'created_date', day || 'T20:00:00.000Z',
         'updated_date', day || 'T20:00:00.000Z', 'version', 1,
         'depth_time', json_build_object('bottom_time', minutes, 'max_depth', depth,
           'time_in', to_char(start, 'HH24:MI'), 'time_out', to_char(start + minutes * interval '1 minute', 'HH24:MI')),
         'skills', json_build_object('dive_skills', '[]'::json),
         'conditions', json_build_object('water_type', 'Salt', 'body_of_water', 'Ocean', 'weather', 'Sunny',
           'air_temp', 27 + n % 6, 'surface_water_temp', 24 + n % 5, 'bottom_water_temp', 22 + n % 6,
           'visibility', 'High', 'visibility_distance', 12 + n % 20, 'wave_condition', 'Small', 'current', 'Light',
           'surge', 'None'),
         'equipment', json_build_object('suit_type', 'FullSuit3mm', 'weight', 5.443108, 'weight_type', 'Good',
           'additional_equipment', '["Computer","Smb"]'::json, 'cylinder_type', 'Aluminium', 'cylinder_size', 11.097,
           'gas_mixture', 'Nitrox', 'oxygen', 32, 'nitrogen', 68, 'helium', 0, 'starting_pressure', 206.842719,
           'ending_pressure', 48.263301),
         'experience', json_build_object('feeling', (array['Great', 'Good', 'Fine'])[1 + n % 3], 'notes', '',
           'buddies', json_build_array(buddy), 'dive_center', 'Conch Point Charters', 'photos', '[]'::json),
         'resubmit_reason', null, 'submitted_date', null, 'instructor_name', '', 'verification', null),
       1, day + interval '20 hours'
     from (
       select n, ('01910000-0000-7000-8009-' || lpad(n::text, 12, '0'))::uuid as id,
         ($2::date - (n * 1.75)::int) as day,
         round((8 + (n * 7919) % 300 / 10.0)::numeric, 4)::double precision as depth,
         30 + (n * 31) % 35 as minutes, time '08:00' + (n * 17) % 420 * interval '1 minute' as start,
         site[1 + n * 13 % array_length(site, 1)] as title,
         spot[1 + n * 13 % array_length(spot, 1)] as place,
         (array['Walt Calloway', 'June Ortega', 'Pete Lindgren'])[1 + n % 3] as buddy
       from generate_series(1, ${VETERANS_DIVES}) n,
         (values (array['Spiegel Grove', 'Molasses Reef', 'Duane, wheelhouse', 'French Reef caves', 'Blue Heron Bridge',
            'Breakers Reef drift', 'Christ of the Abyss'],
          array['Key Largo, United States', 'Key Largo, United States', 'Key Largo, United States',
            'Key Largo, United States', 'Riviera Beach, United States', 'Palm Beach, United States',
            'Key Largo, United States'])) known (site, spot)
     ) dives`,
    [affiliateId, now.toISOString().slice(0, 10)],
  )
}
