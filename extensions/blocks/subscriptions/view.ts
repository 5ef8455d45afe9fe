import { mountAll } from '#shared/view';
import { ROOT_CLASS } from './markup';
import { subscribe } from './view/subscribe';

mountAll( `.${ ROOT_CLASS }`, subscribe );
