import type { FamilyName, FamilySettings } from '#shared/drills/format.ts';
import type { DrillItem } from '#shared/drills/item.ts';
import type { Random } from './random.ts';

/** Draws an item. `progress` goes from 0 to 1 over the block, for families that get harder. */
export type Draw<Name extends FamilyName> = (
  random: Random,
  settings: FamilySettings[Name],
  progress: number,
) => DrillItem;

export type Families = { [Name in FamilyName]: Draw<Name> };
