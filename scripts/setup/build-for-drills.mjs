// Runs before the drills of npm test, which test the built product.
import { buildWhatIsStale } from './build.mjs';

export default buildWhatIsStale;
