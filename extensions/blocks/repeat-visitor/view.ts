import { mountAll } from '#shared/view';
import { ROOT_CLASS } from './markup';
import { showByVisits } from './view/count-visit';

mountAll( `.${ ROOT_CLASS }`, showByVisits );
