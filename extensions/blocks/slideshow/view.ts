import { mountAll } from '#shared/view';
import { STAGE_CLASS } from './markup';
import { slideshow } from './view/slideshow';

mountAll( `.${ STAGE_CLASS }`, slideshow );
