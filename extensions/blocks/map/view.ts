import { mountAll } from '#shared/view';
import { ROOT_CLASS, STAGE_CLASS } from './class-names';
import { map, stage } from './view/map';

mountAll( `.${ ROOT_CLASS }[data-map-style]`, map );
// This element exists only on the editor canvas.
mountAll( `.${ STAGE_CLASS }`, stage );
