/** Returns the power of a three-phase connection of 400 V in whole kVA, from its amperes per phase. */
export function threePhasePower(amperes: number): number {
  return Math.round((amperes * 3 * 230) / 1000);
}
