import { mountAll } from '#shared/view';
import { BLOCK } from './markup';
import { donations } from './view/donations';

mountAll( `.${ BLOCK }`, donations );
