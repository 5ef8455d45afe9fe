import { mountAll } from '#shared/view';
import { fillIn, FORM_CLASS } from './view/fill-in';

// Other elements with that class were written by an author, so they are ignored.
mountAll( `form.${ FORM_CLASS }`, fillIn );
