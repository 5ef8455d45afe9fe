import { mountAll } from '#shared/view';
import { STAGE_CLASS } from './markup';
import { podcastPlayer } from './view/podcast-player';

mountAll( `.${ STAGE_CLASS }`, podcastPlayer );
