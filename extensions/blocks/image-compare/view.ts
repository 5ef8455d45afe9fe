import { mountAll } from '#shared/view';
import { STAGE_CLASS } from './markup';
import { compare } from './view/compare';

mountAll( `.${ STAGE_CLASS }`, compare() );
