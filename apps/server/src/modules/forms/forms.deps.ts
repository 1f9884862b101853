import type {
  FormName,
  OfficialWording,
  Parties,
  RulingBirthDates,
  SignerDetails,
} from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { QueuePort } from '../../platform/queues.ts'
import type { Notify } from '../notifications/index.ts'
import type { SessionModule } from '../session/index.ts'
import type { Trust } from '../trust/index.ts'

/** A professional may have one name in the directory and another in the account. */
export type Teacher = { affiliateId: number; names: readonly string[]; email: string; phone: string }

export type WordingOf = (form: FormName) => OfficialWording | undefined

type BirthDateChange = {
  earlier: readonly string[]
  changedAt: Date | null
  isDoubted: boolean
  confirmed: { by: string; at: Date } | undefined
}

type ListedPerson = {
  affiliateId: number
  name: string
  kind: 'student' | 'guest'
  isTaughtNow: boolean
}

/** What forms need from the surrounding modules. */
export type FormsPorts = {
  /** RO-05: whether this person is a student of the caller or of their store. */
  doesTeach: (caller: User, affiliateId: number) => Promise<boolean>
  /** TS-04: the students of the caller, now and before, and their guests in Discover Scuba Diving. */
  listPeople: (caller: User) => Promise<readonly ListedPerson[]>
  /** Who these people are now, from their accounts: a token may be older than the last change. */
  listIdentities: (
    db: Queryable,
    affiliateIds: readonly number[],
  ) => Promise<
    ReadonlyMap<
      number,
      SignerDetails & {
        ruling: RulingBirthDates
        isBirthDateToConfirm: boolean
        birthDateChange?: BirthDateChange | undefined
        email: string
        phone: string
      }
    >
  >
  /** TS-05: everyone who is or was known to those who teach one of these people now, students and guests. */
  listKnownTogether: (db: Queryable, affiliateIds: readonly number[]) => Promise<readonly number[]>
  /** TS-05: those of these people who were born after this day by any birth date that they ever gave. */
  listBornAfter: (
    db: Queryable,
    affiliateIds: readonly number[],
    day: string,
  ) => Promise<readonly { affiliateId: number; names: readonly string[]; email: string }[]>
  /** TS-05: from now on these birth dates wait for a confirmation. */
  doubtBirthDates: (db: Queryable, affiliateIds: readonly number[], now: Date) => Promise<void>
  /** TS-05: records who has compared it with an identity document; false if the account has another one. */
  confirmBirthDate: (
    tx: Queryable,
    confirmation: {
      affiliateId: number
      birthDate: string
      by: { affiliateId: number; name: string }
      statementVersion: number
      now: Date
    },
  ) => Promise<boolean>
  /** TS-05: ends a confirmation; false if the account has another birth date. */
  takeBackConfirmation: (
    tx: Queryable,
    takingBack: {
      affiliateId: number
      birthDate: string
      by: { affiliateId: number; name: string }
      now: Date
    },
  ) => Promise<boolean>
  /** The instructors and dive centers of a diver, and those who work at these dive centers. */
  listTeachers: (affiliateId: number) => Promise<readonly Teacher[]>
  /** Those of them whom `doesTeach` accepts now. */
  listPresentTeachers: (affiliateId: number) => Promise<readonly Teacher[]>
  /** TS-01: whether this address reaches an instructor or a dive center, of whomever. */
  isProfessionalAddress: (email: string) => Promise<boolean>
  /** TS-01: whether one of these people is an instructor or a dive center. */
  hasProfessional: (affiliateIds: readonly number[]) => Promise<boolean>
  /** TS-09: the dive centers where these professionals work. */
  listStoresOf: (memberNumbers: readonly number[]) => Promise<readonly number[]>
  /** TS-03: the accounts that hear of an uploaded page, and whether the diver is their student or guest. */
  listPageReaders: (tx: Queryable, affiliateId: number) => Promise<ReadonlyMap<number, 'student' | 'guest'>>
  /** TS-09: with which stores and professionals a diver trains or dives. */
  listAffiliations: (affiliateId: number) => Promise<readonly Parties[]>
  /** Whether this browser is signed in as this person or, if `isRemembered`, was before. */
  isBrowserOf: SessionModule['isBrowserOf']
  listBrowserOwners: SessionModule['listBrowserOwners']
  mustBeFresh: SessionModule['mustBeFresh']
  handOver: SessionModule['handOver']
  spendProof: SessionModule['spendProof']
  takeBack: SessionModule['takeBack']
  findHandover: SessionModule['findHandover']
  /** The accounts that are reached at this address, however it is spelled. */
  listByAddress: (email: string) => Promise<readonly number[]>
  notify: Notify
  queues: QueuePort
  formSigner: Trust['formSigner']
  /** The organization's wording of a form at this moment; undefined if our own applies. */
  wording: WordingOf
}

export type FormsDeps = Pick<
  Platform,
  'db' | 'clock' | 'secrets' | 'log' | 'live' | 'config' | 'mail' | 'jobs' | 'files' | 'flags'
> &
  FormsPorts
