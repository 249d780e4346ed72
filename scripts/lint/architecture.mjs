import { PROJECT } from '../setup/project.mjs';
import { arrows } from './arrows.mjs';
import { zones } from './zones.mjs';

/** Rules of this project's own, as a plugin of the linter. */
export default {
  meta: { name: 'architecture' },
  rules: {
    arrows: arrows(PROJECT, zones),
    'no-database-in-routes': {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        ImportSpecifier(node) {
          if (node.imported.name === 'Db')
            context.report({
              node,
              message: 'A route asks a service; only services and stores hold the database.',
            });
        },
      }),
    },
  },
};
