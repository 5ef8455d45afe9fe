import { mountAll } from '#shared/view';
import { ROOT_CLASS } from './markup';
import { showByVisits } from './view/show-by-visits';

mountAll( `.${ ROOT_CLASS }`, showByVisits );
