import { mountAll } from '#shared/view';
import { ROOT_CLASS, STAGE_CLASS } from './class-names';
import { map, stage } from './view/map';

mountAll( `.${ ROOT_CLASS }[data-map-style]`, map );
// In the canvas of the editor; visitors have none.
mountAll( `.${ STAGE_CLASS }`, stage );
