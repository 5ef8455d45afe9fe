import { mountAll } from '#shared/view';
import { FORM_CLASS } from './view/parts';
import { sendInPlace } from './view/send-in-place';

mountAll( `.${ FORM_CLASS }`, sendInPlace );
