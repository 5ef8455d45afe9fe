import { mountAll } from '#shared/view';
import { STAGE_CLASS } from './markup';
import { gifPlayer } from './view/gif-player';

mountAll( `.${ STAGE_CLASS }`, gifPlayer() );
