import { mountAll } from '#shared/view';
import { FORM_CLASS } from './view/parts';
import { sendInPlace } from './view/send-in-place';

// An element of that class that is no form is an author's own.
mountAll( `form.${ FORM_CLASS }`, sendInPlace );
