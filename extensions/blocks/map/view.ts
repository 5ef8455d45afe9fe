import { mountAll } from '#shared/view';
import { ROOT_CLASS, STAGE_CLASS } from './class-names';
import { lendLibrary } from './view/load-map-library';
import { map } from './view/map';

mountAll( `.${ ROOT_CLASS }[data-map-style]`, map );
// In the canvas of the editor; visitors have none.
mountAll( `.${ STAGE_CLASS }`, lendLibrary );
