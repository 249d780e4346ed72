import { HandleEmptyInListsPlugin, type KyselyPlugin, replaceWithNoncontingentExpression } from 'kysely';

/** What holds for every engine: nothing is in an empty list, which PostgreSQL would call an error of grammar. */
export const PLUGINS: KyselyPlugin[] = [
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];
