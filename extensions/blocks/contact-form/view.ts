import { mountAll } from '#shared/view';
import { fillIn, FORM_CLASS } from './view/fill-in';

// Other elements with that class are written by an author.
mountAll( `form.${ FORM_CLASS }`, fillIn );
