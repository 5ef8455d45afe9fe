import { BEFORE_AFTER_ROOT } from '#shared/before-after';
import { mountAll } from '#shared/view';
import { compare } from './view/compare';

mountAll( BEFORE_AFTER_ROOT, compare() );
