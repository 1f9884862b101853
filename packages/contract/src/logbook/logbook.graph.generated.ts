// Generated from logbook.graphql and logbook.operations.graphql by npm run generate.

import type { Operation } from '../shared/operation.ts'

export const sdl = 'enum Unit {\n  Metric\n  Imperial\n}\n\ntype UnitSetting {\n  affiliate_id: Int!\n  unit: Unit!\n}\n\ntype Query {\n  unitSetting: UnitSetting!\n}\n\ntype Mutation {\n  upsertUnitSetting(unit: Unit!): UnitSetting!\n}\n'

export const trusted: Readonly<Record<string, string>> = {
  '2bb9b4ba9b7df9ac4839':
    'query UnitSetting {\n  unitSetting {\n    affiliate_id\n    unit\n  }\n}',
  '598acda5db9b0c6e685a':
    'mutation UpsertUnitSetting($unit: Unit!) {\n  upsertUnitSetting(unit: $unit) {\n    affiliate_id\n    unit\n  }\n}',
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type Unit =
  | 'Metric'
  | 'Imperial';

export type UnitSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitSettingQuery = { unitSetting: { affiliate_id: number, unit: Unit } };

export type UpsertUnitSettingMutationVariables = Exact<{
  unit: Unit;
}>;


export type UpsertUnitSettingMutation = { upsertUnitSetting: { affiliate_id: number, unit: Unit } };

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
