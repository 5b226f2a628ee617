import { type SeedProject } from '../projects/projects';
import { type Random } from '../numbers/random';
import { percentOf, type Sen } from '../numbers/sen';
import { monthlyWork, sCurve } from '../numbers/s-curve';
import { allocate } from '../numbers/spread';

/** Share of months that also claim materials on site, and their largest share of the month's work. */
const MATERIALS = { share: 0.3, most: 0.06 };

/** A late project never reaches all of its work. */
const DONE_AT_MOST = 0.985;

/** The increase of one certificate. docs/domain/certificates.md#amounts-to-date */
export type Claim = { work: Sen; materials: Sen; retention: Sen; released: Sen };

/**
 * The monthly claims of a project: work along an S-curve, retention up to its limit, cumulative amounts never
 * decreasing.
 */
export function monthlyClaims(project: SeedProject, random: Random): Claim[] {
  const time = Math.min(1, project.certificates / project.months) * project.pace;
  const isDone = project.status === 'Completed';
  const share = isDone ? 1 : Math.min(DONE_AT_MOST, sCurve(Math.min(1, time)));
  const total = Math.round(project.contractSumAndVo * share);
  const months = allocate(total, monthlyWork(project.certificates, isDone ? 1 : Math.min(1, time), random), 1);
  let before = { work: 0, gross: 0, retention: 0 };
  return months.map((monthWork) => {
    const work = before.work + monthWork;
    const onSite = random.chance(MATERIALS.share) ? Math.round(monthWork * random.between(0, MATERIALS.most)) : 0;
    // Materials become work, so certified amounts never decrease and never exceed the total.
    const gross = Math.min(total, Math.max(before.gross, work + onSite));
    const retention = Math.min(percentOf(gross, project.retentionPercent), project.retentionLimit);
    const materials = gross - work - (before.gross - before.work);
    const claim = { work: monthWork, materials, retention: retention - before.retention, released: 0 };
    before = { work, gross, retention };
    return claim;
  });
}

/** Releases of retention: half at practical completion, the rest after the defects liability period. */
export function releaseClaims({ releases }: SeedProject, claims: readonly Claim[]): Claim[] {
  const held = claims.reduce((sum, { retention }) => sum + retention, 0);
  const first = Math.floor(held / 2);
  return [first, held - first]
    .slice(0, releases)
    .map((released) => ({ work: 0, materials: 0, retention: 0, released }));
}
