const { options } = require('./.dependency-cruiser.cjs');

/**
 * The same for folders, of which each is read as one thing; tests may look at everything. The order is one thing in many
 * folders: of the server's rooms tools/checks/draw-rooms.ts asks that no two need one another.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Folders that need one another are one folder, or have a third one in them.',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: '^server/src/orders(/|$)' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: ['^client/src/(gql|testing)/', '^server/test/', '\\.test\\.tsx?$', '\\.test-kit\\.tsx?$'],
    },
  },
};
