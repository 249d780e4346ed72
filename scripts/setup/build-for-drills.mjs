// Runs before the drills, which test the built product.
import { buildWhatIsStale } from './build.mjs';

export default buildWhatIsStale;
