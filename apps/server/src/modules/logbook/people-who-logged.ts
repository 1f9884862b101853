import { peopleIn } from '../../platform/database/index.ts'

/** Who logged a dive in each month or week. */
export const peopleWhoLogged = peopleIn({ table: 'dive_log', at: 'created_at', where: 'deleted_at is null' })
