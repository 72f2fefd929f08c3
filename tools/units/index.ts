export { headOf } from './columns';
export { exportUnits } from './export';
export { type ChangedUnit, describeChanges, planEdits, readUnits } from './import';
