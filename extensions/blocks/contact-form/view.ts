import { mountAll } from '#shared/view';
import { fillIn } from './view/fill-in';
import { FORM_CLASS } from './view/parts';

// Other elements with that class are written by an author.
mountAll( `form.${ FORM_CLASS }`, fillIn );
