import { mountAll } from '#shared/view';
import { ROOT_CLASS } from './markup';
import { openNow } from './view/open-now';

mountAll( `.${ ROOT_CLASS }`, openNow );
