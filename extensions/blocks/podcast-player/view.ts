import { mountAll } from '#shared/view';
import { STAGE_CLASS } from './markup';
import { whenNear } from './view/when-near';

mountAll( `.${ STAGE_CLASS }`, whenNear );
