/**
 * Options of a write that does not wait for the disks of the replica set: for a note whose loss, when the primary dies
 * within the next tenth of a second, has something done once more that does no harm.
 */
export const primaryOnly = { writeConcern: { w: 1 } } as const;
