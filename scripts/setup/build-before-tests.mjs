// Runs once before tests of the built product, several of which would else build it at the same moment.
import { buildWhatIsStale } from './build.mjs';

export default buildWhatIsStale;
